/**
 * Filters of a list in its address: parsed from what anybody may have typed, and written back without default
 * values. (ruling R23)
 */

import { convertToLatin } from './bn.ts'
import { cleanLine } from './invisible.ts'

/** Parses and formats one filter; an empty text is omitted from the address. */
export interface FilterField<T> {
  read: (text: string) => T
  write: (value: T) => string
}

/** An id or a slug, unchanged. */
export const ID: FilterField<string> = { read: (text) => text, write: (value) => value }

/** Typed words. */
export const WORDS: FilterField<string> = { read: cleanLine, write: (value) => value }

export const DAY: FilterField<string> = {
  read: (text) => (/^\d{4}-\d{2}-\d{2}$/.test(text) ? text : ''),
  write: (value) => value,
}

/** One of these texts; any other becomes the `usual` one. */
export function pickOne<const T extends string, const D extends string>(
  allowed: readonly T[],
  usual: D,
): FilterField<T | D> {
  return {
    read: (text) => allowed.find((each) => each === text) ?? usual,
    write: (value) => (value === usual ? '' : value),
  }
}

/** A whole number in Bengali or Latin digits. (ruling R3) */
function readWhole(text: string, least: number): number | undefined {
  const digits = convertToLatin(text).trim()
  return /^\d{1,8}$/.test(digits) && Number(digits) >= least ? Number(digits) : undefined
}

/** A page, counted from 1. */
export const PAGE: FilterField<number> = {
  read: (text) => readWhole(text, 1) ?? 1,
  write: (page) => (page > 1 ? String(page) : ''),
}

/** The page in an address. */
export const readPage = (params: URLSearchParams): number => PAGE.read(params.get('page') ?? '')

/** One of these numbers; any other is the `usual` one, or nothing. */
export function pickWhole<const T extends number, const D extends number | undefined>(
  allowed: readonly T[],
  usual: D,
): FilterField<T | D> {
  return {
    read: (text) => allowed.find((each) => each === readWhole(text, 0)) ?? usual,
    write: (value) => (value === usual ? '' : String(value)),
  }
}

export function readWholeFrom(least: number): FilterField<number | undefined> {
  return {
    read: (text) => readWhole(text, least),
    write: (value) => (value === undefined ? '' : String(value)),
  }
}

/** The same field with `undefined` instead of an empty text. */
export function makeOptional<T extends string>(field: FilterField<T | ''>): FilterField<T | undefined> {
  return {
    read: (text) => field.read(text) || undefined,
    write: (value) => (value === undefined ? '' : field.write(value)),
  }
}

/** `as`: the name in the address, if it differs from the one in the code. */
type Fields<F> = { [K in keyof F]-?: FilterField<F[K]> & { as?: string } }

/** The field under another name in the address. */
export function nameField<T>(as: string, field: FilterField<T>): FilterField<T> & { as: string } {
  return { ...field, as }
}

interface Filters<F> {
  parse: (query: URLSearchParams) => F
  /** The query of an address, without default values. */
  build: (filter: F) => URLSearchParams
  /** The query with some filters changed; the others stay. */
  change: (query: URLSearchParams, part: Partial<F>) => URLSearchParams
  buildAddress: (path: string, filter: F) => string
}

export function defineFilters<F extends object>(fields: Fields<F>): Filters<F> {
  const names = Object.keys(fields) as (keyof F & string)[]
  const getName = (name: keyof F & string) => fields[name].as ?? name

  function parse(query: URLSearchParams): F {
    return Object.fromEntries(
      names.map((name) => [name, fields[name].read(query.get(getName(name)) ?? '')]),
    ) as F
  }

  function build(filter: F): URLSearchParams {
    const written = names.map((name): [string, string] => [getName(name), fields[name].write(filter[name])])
    return new URLSearchParams(written.filter(([, text]) => text !== ''))
  }

  const change = (query: URLSearchParams, part: Partial<F>) => build({ ...parse(query), ...part })

  function buildAddress(path: string, filter: F): string {
    const query = build(filter)
    return query.size > 0 ? `${path}?${query}` : path
  }

  return { parse, build, change, buildAddress }
}
