import type { FastifyReply } from 'fastify'

/** The answer is a file to save, and not to keep: it's the user's own. */
export function asAttachment(reply: FastifyReply, name: string, type: string): FastifyReply {
  return reply
    .type(`${type}; charset=utf-8`)
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('cache-control', 'no-store')
}
