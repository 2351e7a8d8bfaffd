import { useQuery } from '@tanstack/react-query'
import { download } from './api.ts'

const KEPT_MS = 10 * 60_000

/**
 * A picture that this server keeps for the signed-in user, as an address for an `<img>`, which by itself would send no
 * token with its request. Null if there is no picture.
 */
export function usePicture(address: string | undefined): string | null | undefined {
  const { data } = useQuery({
    queryKey: ['pictures', address],
    queryFn: async () => {
      const { content } = await download((address ?? '').slice('/api'.length))
      return content.size === 0 ? null : readAsAddress(content)
    },
    meta: { isOwn: false },
    enabled: address !== undefined,
    gcTime: KEPT_MS,
  })
  return data
}

function readAsAddress(content: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(reader.result as string))
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The picture could not be read')))
    reader.readAsDataURL(content)
  })
}
