/** Dialling codes, the server's clock, outside accounts, daily work updates. (spec 7 Other) */

import * as v from 'valibot'
import { read, readWhole } from '#src/api/read.ts'
import { buildPage, get, members, post } from '#src/api/row.ts'
import { Country, ServerTime } from '#src/api/shapes/country.ts'
import { DateOnly, Id } from '#src/api/shapes/scalar.ts'
import { Filled, PageQuery, Typed } from '#src/api/shapes/typed.ts'
import { WorkUpdate } from '#src/api/shapes/work-update.ts'

/** A page of the external code editor, opened by the one-origin rule. (rulings R18, R64) */
const OutsidePage = v.object({ url: v.string() })

/** A second update for the same date replaces the first. (ruling R57) */
const WorkUpdateDraft = v.object({ date: DateOnly, text: Filled, link: v.optional(Typed) })

export const other = {
  countryCodes: get('other/country-codes', { reply: v.array(Country) }),
  time: get('other/time', { stored: 'never', reply: ServerTime, fail: 'quiet' }),
  codemamaUser: post('other/codemama-user', { role: members, body: v.object({}), reply: OutsidePage }),
  /** `project`: the assignment whose files it opens. */
  projectLink: post('other/project-link', {
    role: 'learner',
    body: v.object({ project: Id }),
    reply: OutsidePage,
  }),
  workUpdates: get('workupdate', { role: 'learner', query: PageQuery, reply: buildPage(WorkUpdate) }),
  workUpdateToday: get('workupdate/today', { role: 'learner', reply: v.nullish(WorkUpdate) }),
  addWorkUpdate: post('workupdate', { role: 'learner', body: WorkUpdateDraft, reply: WorkUpdate }),
}

export const readCountryCodes = () => read(other.countryCodes, {}, true)
export const readWorkUpdates = () => readWhole(other.workUpdates, {})
export const readWorkUpdateOfToday = () => read(other.workUpdateToday, {}, true)
