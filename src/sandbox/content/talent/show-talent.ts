/** A talent's profile for its owner and for others. (rulings R38, R55) */

import { and, desc, eq } from 'drizzle-orm'
import type * as v from 'valibot'
import type { Talent, VerifiedSkill } from '#src/api/shapes/talent.ts'
import { isSameName } from '#src/engines/latin/same-name.ts'
import type { Db } from '../../database/open.ts'
import { findById, listRows } from '../../database/queries.ts'
import { certificate } from '../../database/tables/certificate.ts'
import { file } from '../../database/tables/message.ts'
import { endorsement, type Person } from '../../database/tables/person.ts'
import { education, experience, skill, talent_profile } from '../../database/tables/talent.ts'
import { getPicture } from '../../kernel/picture.ts'
import {
  findBest,
  getMarkPercent,
  isPassed,
  readAssessments,
  readLevelHistory,
} from '../level/level-progress.ts'
import { readPeople } from '../people.ts'
import type { Services } from '../services.ts'

type ShownTalent = v.InferInput<typeof Talent>
type ShownSkill = v.InferInput<typeof VerifiedSkill>
export type TalentProfileRow = typeof talent_profile.$inferSelect

const EMPTY: Omit<TalentProfileRow, '_id' | 'email' | 'phone'> = {
  title: '',
  about: '',
  address: '',
  photo_url: '',
  avatar_url: '',
  skill_list: [],
  socials: {},
  show_profile: false,
  cv_url: '',
  portfolio_links: [],
}

/** A person without a profile yet gets one with the account's own contact. */
export async function readTalentProfile({ _id, email, phone }: Person, db: Db): Promise<TalentProfileRow> {
  return (
    (await findById(db, talent_profile, _id)) ?? { ...EMPTY, _id, email: email ?? '', phone: phone ?? '' }
  )
}

/**
 * A stored address of the person's own file, with a new expiry; any other address is unchanged. (ruling R46)
 */
async function renewAddress(address: string, owner: string, { db, files }: Services): Promise<string | null> {
  if (address === '') return null
  const [plain] = address.split('?')
  const own = await listRows(db, file, eq(file.person, owner))
  for (const { _id, name } of own) {
    for (const shown of [files.getAddress(_id, name), files.getAddress(_id, 'picture')])
      if (shown.split('?')[0] === plain) return shown
  }
  return address
}

/** The highest passed level of each skill, the best skill first. */
async function listVerifiedSkills(person: string, parts: Services): Promise<ShownSkill[]> {
  const [skills, assessments, history] = await Promise.all([
    parts.db.select().from(skill),
    readAssessments(parts),
    readLevelHistory(person, parts),
  ])
  const verified = assessments.flatMap(({ _id, levels }): ShownSkill[] => {
    const proven = skills.find(({ assessment }) => assessment === _id)
    const passed = levels.flatMap((level) => {
      const best = findBest(level, history)
      return best && isPassed(best, level) ? [{ level, best }] : []
    })
    const top = passed.at(-1)
    if (!proven || !top) return []
    const at = top.best.checked_at ?? top.best.started_at
    return [{ skill: proven.name, percent: getMarkPercent(top.best), level: top.level.title, at }]
  })
  return verified.toSorted((one, other) => other.percent - one.percent)
}

async function listEndorsements(person: string, parts: Services) {
  const rows = await listRows(
    parts.db,
    endorsement,
    eq(endorsement.talent, person),
    desc(endorsement.created_at),
  )
  const teachers = await readPeople(
    rows.map(({ teacher }) => teacher),
    parts,
  )
  return rows.map(({ teacher, created_at }) => ({ name: teachers.get(teacher)?.name ?? '', at: created_at }))
}

/** Current ones first, then by latest end. */
export function sortPeriods<T extends { date_from: string; date_to: string | null }>(
  rows: readonly T[],
): T[] {
  const getEnd = ({ date_to }: T) => date_to ?? '9999'
  return rows.toSorted(
    (one, other) => getEnd(other).localeCompare(getEnd(one)) || other.date_from.localeCompare(one.date_from),
  )
}

/** The spelling that was kept with the account, if it is one of the present name. (ruling R90) */
function findLatinName({ name, profile }: Person): string | null {
  const { latin_name: kept, latin_name_of: owner } = (profile.free_object ?? {}) as Record<string, unknown>
  return typeof kept === 'string' && owner === name && isSameName(name, kept) ? kept : null
}

/** Texts of a CV in English, which its owner wrote. */
function listEnglish({ profile }: Person): Record<string, string> {
  const all = Object.entries((profile.free_object ?? {}) as Record<string, unknown>)
  return Object.fromEntries(
    all.filter(
      (entry): entry is [string, string] => entry[0].startsWith('english:') && typeof entry[1] === 'string',
    ),
  )
}

/** Shows the public fields; `isOwn` adds phone, e-mail and address. */
export async function showTalent(account: Person, isOwn: boolean, parts: Services): Promise<ShownTalent> {
  const { db } = parts
  const { _id, name, username } = account
  const profile = await readTalentProfile(account, db)
  const valid = and(eq(certificate.person, _id), eq(certificate.state, 'valid'))
  const papers = await listRows(db, certificate, valid, desc(certificate.issued_at))
  const endorsed_by = await listEndorsements(_id, parts)
  const { title, about, skill_list, socials, show_profile, portfolio_links, email, phone, address } = profile
  return {
    _id,
    name,
    latin_name: findLatinName(account),
    english: listEnglish(account),
    username: username ?? '',
    title,
    about,
    skill_list,
    socials,
    show_profile,
    portfolio_links,
    ...(isOwn && { email, phone, address }),
    photo_url: await renewAddress(profile.photo_url, _id, parts),
    avatar_url: profile.avatar_url || getPicture(parts, { picture_file: null, icon: account.icon }),
    cv_url: await renewAddress(profile.cv_url, _id, parts),
    is_verified: endorsed_by.length > 0,
    endorsed_by,
    education: sortPeriods(await listRows(db, education, eq(education.person, _id))),
    experience: sortPeriods(await listRows(db, experience, eq(experience.person, _id))),
    certificates: papers.map((paper) => ({
      type: paper.type,
      share_id: paper.share_id,
      title: paper.title,
      issued_at: paper.issued_at,
    })),
    verified_skills: await listVerifiedSkills(_id, parts),
  }
}
