/**
 * Types of handlers: one function per settled row, typed by that row. A settled row without a handler does
 * not compile. (ruling R10)
 */

import type * as v from 'valibot'
import type { Caller, ParamsOf, Row, Shape } from '#src/api/row.ts'
import type { Db } from '../database/open.ts'
import type { Person } from '../database/tables/person.ts'
import type { Clock } from './clock.ts'
import type { Files } from './files.ts'
import type { Tokens } from './tokens.ts'

/** The public addresses of the environment, without a trailing slash. (rulings R6, R7) */
export interface Addresses {
  client: string
  /** Ends in `/api/v2`. */
  main: string
  talent: string
  search: string
  icon: string
  media: string
}

/** The caller's headers. (spec 7) */
export interface Visitor {
  guestId: string
  fingerprint: string
  metadata: Record<string, unknown>
  refreshToken: string
  accessToken: string
}

type Open = 'any' | 'guest'
type RoleOf<R extends Row> = R['options'] extends { role: infer C } ? C : 'any'
/** A person is always present unless guests may call. */
type PersonOf<R extends Row> =
  RoleOf<R> extends Open | readonly (Caller & Open)[] ? Person | undefined : Person
type Parsed<R extends Row, K extends 'query' | 'body'> = R['options'] extends {
  [Key in K]: infer S extends Shape
}
  ? v.InferOutput<S>
  : undefined

export interface Context<R extends Row = Row> {
  params: ParamsOf<R>
  query: Parsed<R, 'query'>
  /** Parsed by the row's schema; in multipart calls files are `File`s. */
  body: Parsed<R, 'body'>
  person: PersonOf<R>
  /** The login of this call; undefined for guests. */
  loginSession: string | undefined
  visitor: Visitor
  db: Db
  clock: Clock
  files: Files
  tokens: Tokens
  addresses: Addresses
  request: Request
}

type Input<R extends Row> = R['options'] extends { reply: infer S extends Shape } ? v.InferInput<S> : never

/** Data with a custom message; otherwise the envelope has a generic success message. */
export class MessageReply<T> {
  readonly msg: string
  readonly data: T
  readonly status: number
  constructor(msg: string, data: T, status: number) {
    this.msg = msg
    this.data = data
    this.status = status
  }
}

/** `reply('নোটটি সেভ হয়েছে।', note)`: the toast's text and the data. */
export function reply<T>(msg: string, data: T, status = 200): MessageReply<T> {
  return new MessageReply(msg, data, status)
}

export type Handler<R extends Row = Row> = (context: Context<R>) => Promise<Input<R> | MessageReply<Input<R>>>

export type ContractTable = Record<string, Row>
type SettledKeys<T extends ContractTable> = {
  [K in keyof T]: T[K]['options'] extends { base: 'external' }
    ? never
    : T[K]['options'] extends { reply: Shape }
      ? K
      : never
}[keyof T]

/** The handlers of one contract table, keyed by its row names. */
export type HandlersOf<T extends ContractTable> = { [K in SettledKeys<T>]: Handler<T[K]> }

/** The handlers of the whole contract. */
export type AllHandlers<C extends Record<string, ContractTable>> = { [Name in keyof C]: HandlersOf<C[Name]> }
