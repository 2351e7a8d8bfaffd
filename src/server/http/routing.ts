import type { FastifyReply, FastifyRequest, RouteHandlerMethod, RouteOptions } from 'fastify'
import { z } from 'zod'
import { contract, type Contract, type RouteName } from '#domain/contract.ts'
import type { Handling, Limit, Route } from '#domain/shared/contract.ts'
import type { Tx } from '#server/db/connection.ts'
import type { Actor } from '#server/identity/actor.ts'
import { answerChange, answerList, expectedVersion } from './answers.ts'
import type { App } from './fastify.ts'
import type { JsonText } from './json-text.ts'
import { createRateLimiter, visitorKey } from '#server/rate-limit.ts'
import type { Services } from '#server/services.ts'

type Answer<Name extends RouteName> = Handling<Contract[Name]>['answer']
type Answered<Name extends RouteName> = Answer<Name> | Promise<Answer<Name>>

/** One request to a route of the contract, with what it sent as the schemas have read it. */
export type Call<Name extends RouteName> = Pick<Handling<Contract[Name]>, 'params' | 'query' | 'body'> & {
  request: FastifyRequest
  reply: FastifyReply
} & (Contract[Name] extends { access: 'public' } ? unknown : { actor: Actor })

type Change<Name extends RouteName> = Call<Name> & {
  tx: Tx
  /** The version that the change was made against; undefined where the last write wins. */
  version: number | undefined
}

/** Registers routes of the contract: their row says who may call them with what, and only the work is written here. */
export function createRouting(app: App, services: Pick<Services, 'db' | 'settings' | 'clock'>) {
  const { db } = services
  const limiter = createRateLimiter(services)
  const countUse = async (name: RouteName, request: FastifyRequest) => {
    for (const limit of usesIn(rowOf(name))) {
      const who = countedAs(limit, request)
      if (who !== undefined) await limiter.count(limit, who)
    }
  }
  const register = (name: RouteName, handler: RouteHandlerMethod) => {
    const isLimited = usesIn(rowOf(name)).length > 0
    const preHandler = (request: FastifyRequest) => countUse(name, request)
    app.route({ ...registrationOf(name), ...(isLimited && { preHandler }), handler })
  }
  return {
    /**
     * Counts a request against its row's limits: for a route that registers itself.
     * @throws {AppError} RATE_LIMITED
     */
    countUse,

    /** Whatever isn't one of the kinds below. */
    answer: <Name extends RouteName>(name: Name, handle: (call: Call<Name>) => Answered<Name>): void => {
      const { status } = rowOf(name)
      register(name, async (request, reply) => {
        // A redirect or a page says its own.
        if (status !== undefined) void reply.status(status)
        const answer = await handle(callOf(name, request, reply))
        return status === 204 ? null : answer
      })
    },

    /** A list of the user's rows. As long as none of them changes it costs no query. */
    list: <Name extends RouteName>(
      name: Name,
      load: (call: Call<Name>) => Answered<Name> | Promise<JsonText<Answer<Name>>>,
    ): void => {
      register(name, (request, reply) => answerList(request, reply, async () => load(callOf(name, request, reply))))
    },

    /** One row of the user's, with its version as its ETag. */
    row: <Name extends RouteName>(
      name: Name,
      load: (call: Call<Name>) => Promise<Answer<Name> & { version: number }>,
    ): void => {
      register(name, async (request, reply) => {
        const row = await load(callOf(name, request, reply))
        void reply.header('etag', `"${row.version}"`)
        return row
      })
    },

    /** A change of the user's rows in one transaction, and only once for an Idempotency-Key. */
    change: <Name extends RouteName>(
      name: Name,
      run: (call: Change<Name>) => Answered<Name>,
      afterCommit?: () => void,
    ): void => {
      const status = rowOf(name).status ?? 200
      register(name, async (request, reply) => {
        const answer = await answerChange(db, request, reply, status, async (tx) => {
          const call = callOf(name, request, reply)
          return run(
            Object.defineProperties(call as Change<Name>, {
              tx: { value: tx },
              // Only commands that take a version look at If-Match.
              version: { get: () => expectedVersion(request, versionIn(request.body)) },
            }),
          )
        })
        afterCommit?.()
        return answer
      })
    },
  }
}

/** What Fastify is told of a route: for those whose handler needs more than `createRouting` gives. */
export function registrationOf(name: RouteName) {
  const { tag, description, access, hasNoSession, anyOrigin, isHidden, also, mediaType, takes, params, query, body } =
    rowOf(name)
  const [method = '', url = ''] = name.split(' ')
  return {
    method: [method, ...(also ? [also] : [])],
    url,
    config: { access: access ?? 'required', hasNoSession: hasNoSession ?? false, anyOrigin: anyOrigin ?? false },
    schema: {
      tags: [tag],
      hide: isHidden ?? false,
      response: responseOf(rowOf(name)),
      ...(description !== undefined && mediaType === undefined && { description }),
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(body && { body }),
      ...(takes !== undefined && { consumes: [takes], body: bytes }),
    },
  } satisfies Partial<RouteOptions>
}

/** A body that no schema reads. */
const bytes = z.any().meta({ type: 'string', format: 'binary' })

function responseOf(row: Route): Record<number, unknown> {
  const { status, answer, failures = [], mediaType, description = '', noContent } = row
  if (status === 204) return { 204: z.null() }
  const failed = Object.fromEntries(failures.map((failure) => [failure, failureSchema]))
  if (mediaType === undefined) return { ...(answer && { [status ?? 200]: answer }), ...failed }
  return {
    200: { description, content: { [mediaType]: { schema: z.string() } } },
    ...(noContent && { 204: noContent }),
  }
}

const failureSchema = z.object({ message: z.string(), code: z.string(), requestId: z.string() })

function rowOf(name: RouteName): Route {
  return contract[name]
}

// The validator has put in place of what was sent what the row's schemas made of it (app.ts), and the session's hook has
// let nobody in without an actor where the row asks for one.
function callOf<Name extends RouteName>(_name: Name, request: FastifyRequest, reply: FastifyReply): Call<Name> {
  const { params, query, body, session } = request
  return { params, query, body, actor: session?.actor, request, reply } as unknown as Call<Name>
}

/** The limits of which each request is a use. The others are counted by the route's own code. */
function usesIn({ limits = [] }: Route): readonly Limit[] {
  return limits.filter(({ counts }) => counts === undefined)
}

/** The counter of a request: undefined if the limit isn't for such a visitor. */
function countedAs({ per }: Limit, { session, ip }: FastifyRequest): string | undefined {
  if (per === 'account') return session?.actor.owner
  if (per === 'guests of a visitor' && session?.isGuest !== true) return undefined
  return visitorKey(ip)
}

function versionIn(body: unknown): { version?: number } | undefined {
  return typeof body === 'object' && body !== null ? body : undefined
}
