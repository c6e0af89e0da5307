/**
 * The vocabulary of the contract tables: a row is one call of the specification (section 7).
 * Paths are typed from their own text, so a missing parameter does not compile. (ruling R10)
 */

import * as v from 'valibot'
import { Total } from './shapes/scalar.ts'

export type Role = 'guest' | 'learner' | 'teacher' | 'talent'

/**
 * The callers that a row admits: `any` includes guests, `signed-in` is every role except guest, `half-login`
 * is the ten-minute token of ruling R33, which may only remove a device. A talent may do all that a learner
 * may (ruling R10).
 */
export type Caller = Role | 'any' | 'signed-in' | 'half-login'

/** The roles inside a batch. */
export const members = ['learner', 'teacher'] as const

/** The bases of ruling R40; `external` rows have an absolute address, never one of ours. */
export type Base = 'main' | 'talent' | 'search' | 'external'
export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/** Any schema; rows narrow it. */
export type Shape = v.GenericSchema

/**
 * The reaction to a failed call: a toast (section 8), nothing, or an empty reply (public promo lookup).
 * `empty-when-missing`: a server without the call has nothing to list, so the pages that read it beside their
 * main reply go on. (ruling R76)
 */
export type OnFail = 'toast' | 'quiet' | 'empty' | 'empty-when-missing'

export interface RowOptions {
  /** Default: `any`. */
  role?: Caller | readonly Caller[]
  base?: Base
  /** Query parameters, exact. */
  query?: Shape
  /** Body fields, exact: unlisted keys are dropped before anything is sent (section 5). */
  body?: Shape
  /** The shape of `data`; omitted means not settled yet: the sandbox responds with 501. */
  reply?: Shape
  /** Sent as multipart; `either` means multipart only if there is a File among the fields. */
  form?: true | 'either'
  /** Query values that the contract forces (count 100 and 3). */
  force?: Readonly<Record<string, string | number>>
  fail?: OnFail
  /** Named cache policy (api/replies/policies.ts). */
  cache?: 'progress'
  /**
   * The reply on the device. By default it is shown without a connection or after half a second's wait.
   * `at-once`: drawn while it is renewed, also a teacher's. `lasting`: not deleted for space, as the page of a
   * kept class. `never`: not stored, as questions of an exam, money in motion, what only counts now.
   * (rulings R67, R68, R88, docs/decisions/0023)
   */
  stored?: 'at-once' | 'lasting' | 'never'
  /** Sends the refresh token in the `refreshtoken` header (section 7). */
  sendsRefreshToken?: true
}

export interface Row<P extends string = string, O extends RowOptions = RowOptions> {
  readonly method: Method
  readonly path: P
  readonly options: O
}

type Segment<S extends string> = S extends `:${infer Name}` ? Name : never
type Names<P extends string> = P extends `${infer Head}/${infer Tail}`
  ? Segment<Head> | Names<Tail>
  : Segment<P>

/** Path parameters of a path text: `'batch/:id'` → `{ id: string }`. */
export type ParamsOf<R extends Row> = { [K in Names<R['path']>]: string }
export type QueryOf<R extends Row> = R['options'] extends { query: infer S extends Shape }
  ? v.InferInput<S>
  : never
export type BodyOf<R extends Row> = R['options'] extends { body: infer S extends Shape }
  ? v.InferInput<S>
  : never
/** The caller's result: `data` of the envelope, or the whole page for lists (see {@link buildPage}). */
export type ReplyOf<R extends Row> = R['options'] extends { reply: infer S extends Shape }
  ? v.InferOutput<S>
  : undefined

type Part<Name extends string, T> = [T] extends [never] ? object : { [K in Name]: T }
type QueryPart<T> = [T] extends [never] ? object : Partial<T> extends T ? { query?: T } : { query: T }
type ParamPart<T> = keyof T extends never ? object : { params: T }

/** The arguments of one call of a row. */
export type InputOf<R extends Row> = ParamPart<ParamsOf<R>> & QueryPart<QueryOf<R>> & Part<'body', BodyOf<R>>

function row(method: Method) {
  return <const P extends string, const O extends RowOptions>(path: P, options: O): Row<P, O> => ({
    method,
    path,
    options,
  })
}

export const get = row('GET')
export const post = row('POST')
export const patch = row('PATCH')
export const del = row('DELETE')

const pages = new WeakSet<Shape>()

/** A list reply `{ data, total, page, count }` (ruling R8). Unlike other replies it is read from the envelope itself. */
export function buildPage<S extends Shape>(item: S) {
  const shape = v.object({ data: v.array(item), total: Total, page: Total, count: Total })
  pages.add(shape)
  return shape
}

export function isPage(shape: Shape): boolean {
  return pages.has(shape)
}

/**
 * A row is settled if its reply is specified; external calls count as settled (they have no envelope of
 * ours).
 */
export function isSettled(row: Row): boolean {
  return row.options.base === 'external' || row.options.reply !== undefined
}
