import type { z } from 'zod'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * How often a route may be used: `max` times within `windowSeconds`, in all processes together. Limits of one name share
 * their counters, and so do routes that name the same limit.
 */
export type Limit = { name: string; max: number; windowSeconds: number } & (
  | {
      /** Whose uses count together. A visitor is a network address; an IPv6 network counts as one. */
      per: 'account' | 'visitor' | 'guests of a visitor'
      /** What counts, if not every request that its schemas accept. The route's own code counts it then. */
      counts?: string
    }
  | { per: 'e-mail address' | 'e-mail address and visitor' | 'link'; counts: string }
)

/** One row of the contract: who may call a route, what it takes and what it answers. */
export interface Route {
  /** The part of the product it belongs to: a heading of the API reference. */
  tag: string
  /** For the API reference, where names and shapes don't say everything. */
  description?: string
  /** 'required' is the default: a session, guest or not. */
  access?: 'public' | 'required' | 'admin'
  /** Answers without looking for a session, and so without the database. */
  hasNoSession?: true
  /** May be called from other sites' pages and mail programs (one-click unsubscribe). */
  anyOrigin?: true
  /** What browsers themselves go to: not in the API reference. */
  isHidden?: true
  /** Another method that does the same: a PUT that takes part of a row, too. */
  also?: 'PATCH'
  params?: z.ZodType
  query?: z.ZodType
  body?: z.ZodType
  /** What its body is instead of JSON, e.g. 'image/*': the route reads it itself. */
  takes?: string
  /** 200 unless it says otherwise; 202 when the work goes on after the answer, 204 has no answer. */
  status?: 201 | 202 | 204
  /** In the order in which they are counted. */
  limits?: readonly Limit[]
  answer?: z.ZodType
  /** That a service it needs may not answer, in the same words as a refusal. */
  failures?: readonly (502 | 503)[]
  /** What is answered instead of JSON, e.g. 'image/webp'. The description is that of the answer, then. */
  mediaType?: string
  /** The 204 of a route that may have nothing of its media type. */
  noContent?: z.ZodType
}

type Rows = Record<`${Method} /${string}`, Omit<Route, 'tag'>>
type Tagged<R extends Rows> = { [Name in keyof R]: R[Name] & { tag: string } }

/** The routes of one part of the product, by method and path below /api. */
export function routesOf<const R extends Rows>(tag: string, rows: R): Tagged<R> {
  return Object.fromEntries(Object.entries(rows).map(([name, row]) => [name, { ...row, tag }])) as Tagged<R>
}

/** A field's schema, where the route has one. */
type Schema<R, Field extends string> = R extends Readonly<Record<Field, infer S extends z.ZodType>> ? S : undefined
type Input<S> = S extends z.ZodType ? z.input<S> : undefined
type Output<S> = S extends z.ZodType ? z.output<S> : undefined

/** What a client sends and gets: JSON before the server has read it, and after the server has written it. */
export interface Exchange<R> {
  params: Input<Schema<R, 'params'>>
  query: Input<Schema<R, 'query'>>
  body: Input<Schema<R, 'body'>>
  answer: R extends { answer: z.ZodType } ? Output<R['answer']> : void
}

/** What the server's code is given and gives: read by the schemas, and not yet JSON. */
export interface Handling<R> {
  params: Output<Schema<R, 'params'>>
  query: Output<Schema<R, 'query'>>
  body: Output<Schema<R, 'body'>>
  answer: R extends { answer: z.ZodType } ? Input<R['answer']> : void
}
