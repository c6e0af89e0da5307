/**
 * Filters of the list of posts: they are in the address, named as in the contract, so that Back, reload and a
 * shared link show the same. (spec 3 Job post filters)
 */

import {
  APPLICATION_STATES,
  JOB_TYPES,
  type ApplicationState,
  type JobPost,
  type JobType,
} from '#src/api/shapes/job.ts'
import { isTypedMatch } from '#src/engines/search/typed-match.ts'
import { getDhakaDay } from '#src/lib/dhaka.ts'
import { DAY, defineFilters, makeOptional, pickOne, readWholeFrom, WORDS } from '#src/lib/filters.ts'

export const TABS = ['open', 'applied', 'kept'] as const
export type JobTab = (typeof TABS)[number]

export const DAYS = ['expire_at_from', 'expire_at_to', 'posted_at_from', 'posted_at_to'] as const

/** Filters for staff: posts do not carry these fields, so only the server can apply them. */
const OF_SERVER = ['batch', 'category', 'added_by', 'updated_by', 'is_published'] as const

/** The offered minimum pay in taka; an address may name any other. */
export const SALARIES = [15_000, 25_000, 35_000, 50_000] as const

export interface JobFilters extends Partial<
  Record<(typeof DAYS)[number] | (typeof OF_SERVER)[number], string>
> {
  tab: JobTab
  search?: string
  category_slug?: string
  type?: JobType
  location?: string
  /** The minimum pay in taka. */
  salary?: number
  status?: ApplicationState
}
export type Narrowing = Exclude<keyof JobFilters, 'tab'>

const parse = defineFilters<Omit<JobFilters, 'tab'>>({
  search: makeOptional(WORDS),
  category_slug: makeOptional(WORDS),
  type: makeOptional(pickOne(JOB_TYPES, '')),
  location: makeOptional(WORDS),
  salary: readWholeFrom(1),
  status: makeOptional(pickOne(APPLICATION_STATES, '')),
  expire_at_from: makeOptional(DAY),
  expire_at_to: makeOptional(DAY),
  posted_at_from: makeOptional(DAY),
  posted_at_to: makeOptional(DAY),
  batch: makeOptional(WORDS),
  category: makeOptional(WORDS),
  added_by: makeOptional(WORDS),
  updated_by: makeOptional(WORDS),
  is_published: makeOptional(WORDS),
}).parse

function readTab(address: URLSearchParams): JobTab {
  if (address.get('has_applied') === 'true') return 'applied'
  return address.get('kept') === 'true' ? 'kept' : 'open'
}

/** Parses an address that anybody may have typed: invalid values are dropped. */
export function parseJobFilters(address: URLSearchParams): JobFilters {
  const given = Object.entries(parse(address)).filter(([, value]) => value !== undefined)
  return { tab: readTab(address), ...Object.fromEntries(given) }
}

/** The query of an address. */
export function buildJobQuery({ tab, ...filters }: JobFilters): Record<string, string | number | undefined> {
  return {
    ...(tab === 'applied' && { has_applied: 'true' }),
    ...(tab === 'kept' && { kept: 'true' }),
    ...filters,
  }
}

export const listNarrowing = ({ tab: _tab, ...filters }: JobFilters) => Object.keys(filters) as Narrowing[]

/**
 * The filters sent to the server; all others are applied here, so that counts and lists need no waiting and
 * no connection.
 */
export function pickServerQuery(filters: JobFilters): Record<string, string> {
  return Object.fromEntries(
    OF_SERVER.flatMap((name) => (filters[name] === undefined ? [] : [[name, filters[name]]])),
  )
}

export function isOpenPost({ expire_at }: Pick<JobPost, 'expire_at'>, now: number): boolean {
  return Date.parse(expire_at) > now
}

const isWithin = (instant: string, from: string | undefined, to: string | undefined) => {
  const day = getDhakaDay(instant)
  return (from === undefined || day >= from) && (to === undefined || day <= to)
}

function matchesWords({ title, company, location, skills }: JobPost, search: string | undefined): boolean {
  return search === undefined || isTypedMatch([title, company, location, ...skills], search)
}

function isInTab(post: JobPost, tab: JobTab, now: number): boolean {
  if (tab === 'kept') return post.is_marked
  return tab === 'applied' ? post.application?.state !== 'none' : isOpenPost(post, now)
}

/** Hides only what certainly pays less: unstated pay, an open upper end or another currency may be enough. */
function mayPay({ salary_from: from, salary_to: to, currency }: JobPost, least: number): boolean {
  return currency !== 'BDT' || typeof to !== 'number' || Math.max(from ?? 0, to) >= least
}

function isNarrowedTo(post: JobPost, filters: JobFilters): boolean {
  const { category_slug, type, location, salary, status } = filters
  return (
    (category_slug === undefined || post.category?.slug === category_slug) &&
    (type === undefined || post.type === type) &&
    (location === undefined || post.location.includes(location)) &&
    (salary === undefined || mayPay(post, salary)) &&
    (status === undefined || post.application?.state === status) &&
    isWithin(post.expire_at, filters.expire_at_from, filters.expire_at_to) &&
    isWithin(post.posted_at, filters.posted_at_from, filters.posted_at_to) &&
    matchesWords(post, filters.search)
  )
}

/** The posts of a tab within its filters: the nearest deadline first, applications by last change. */
export function filterJobs(posts: readonly JobPost[], filters: JobFilters, now: number): JobPost[] {
  const shown = posts.filter((post) => isInTab(post, filters.tab, now) && isNarrowedTo(post, filters))
  if (filters.tab === 'applied')
    return shown.toSorted((one, other) =>
      (other.application?.at ?? '').localeCompare(one.application?.at ?? ''),
    )
  const rank = (post: JobPost) => (isOpenPost(post, now) ? 0 : 1)
  return shown.toSorted(
    (one, other) => rank(one) - rank(other) || one.expire_at.localeCompare(other.expire_at),
  )
}

/** Towns of the posts, from the end of the location: `বনানী, ঢাকা` → `ঢাকা`. */
export function listTowns(posts: readonly JobPost[]): string[] {
  const towns = posts.map(({ location }) => location.split(',').at(-1)?.trim() ?? '').filter(Boolean)
  return [...new Set(towns)].toSorted((one, other) => one.localeCompare(other, 'bn'))
}
