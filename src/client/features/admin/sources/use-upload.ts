import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { SourceDetails } from '#domain/catalogue/sources/schema.ts'
import { sendFile } from '#client/lib/send-file.ts'
import { putSource } from './mutations.ts'

/** Uploads a feed's file, which may take minutes: how far it is, and a way to stop. It stops with its screen. */
function useUpload<Sent extends { file: File }>(
  send: (sent: Sent, options: Pick<Parameters<typeof sendFile>[2], 'onProgress' | 'signal'>) => Promise<SourceDetails>,
) {
  const [part, setPart] = useState(0)
  const abort = useRef<AbortController>(undefined)
  useEffect(() => () => abort.current?.abort(), [])
  const mutation = useMutation({
    mutationFn: (sent: Sent) => {
      abort.current = new AbortController()
      setPart(0)
      return send(sent, { onProgress: setPart, signal: abort.current.signal })
    },
    meta: { invalidates: false },
    onSuccess: putSource,
  })
  return { ...mutation, part, stop: () => abort.current?.abort() }
}

export function useUploadNew() {
  return useUpload(({ name, file }: { name: string; file: File }, options) =>
    sendFile('POST /admin/sources', file, { ...options, headers: { 'X-Name': name } }),
  )
}

export function useReplaceFile(id: string) {
  return useUpload(({ file }: { file: File }, options) =>
    sendFile('PUT /admin/sources/:id/file', file, { ...options, params: { id } }),
  )
}

/** The user stopped it: nothing needs to be said. */
export function wasStopped(error: Error): boolean {
  return error.name === 'AbortError'
}
