import type { FastifyReply, FastifyRequest } from 'fastify'
import { sent } from '#server/http/answers.ts'
import { gzipped, type KeptBody } from '#server/http/body-cache.ts'

/** Sends the results, compressed if the client accepts it: a page of 40 products is 40 kB of text. */
export async function answerFound<Found>(request: FastifyRequest, reply: FastifyReply, found: Found): Promise<Found> {
  return answerBody(request, reply, { etag: '', text: JSON.stringify(found) })
}

/** The same of a text that is sent to many, and compressed only once. */
export async function answerBody(request: FastifyRequest, reply: FastifyReply, body: KeptBody): Promise<never> {
  void reply.header('vary', 'Accept-Encoding').type('application/json; charset=utf-8')
  const takesGzip = /\bgzip\b/.test(String(request.headers['accept-encoding']))
  const compressed = takesGzip ? await gzipped(body) : undefined
  if (compressed) return sent(reply.header('content-encoding', 'gzip').send(compressed))
  return sent(reply.send(body.text))
}
