/** Talents: profile, education and experience, interviews and offers. (rulings R55, R56) */

import { eq, sql } from 'drizzle-orm'
import type { auth } from '#src/api/contract/auth.ts'
import type { talent as rows } from '#src/api/contract/talent.ts'
import { inflectName } from '#src/lib/person-name.ts'
import { isTalentUsername } from '#src/lib/talent-rule.ts'
import { usernameFaults } from '#src/lib/username-words.ts'
import { findUsernameFault } from '#src/lib/username.ts'
import {
  readLink,
  readLinks,
  readSkills,
  readSocials,
  refuseBadPeriod,
} from '../content/talent/profile-write.ts'
import { readTalentProfile, showTalent } from '../content/talent/show-talent.ts'
import type { Db } from '../database/open.ts'
import { findRow, getById, insertRow, listRows, updateById } from '../database/queries.ts'
import { person as people, type Person } from '../database/tables/person.ts'
import {
  education,
  experience,
  interview as interviews,
  type InterviewRow,
  offer as offers,
  type OfferRow,
  skill,
  talent_profile,
} from '../database/tables/talent.ts'
import type { Context, HandlersOf } from '../kernel/handler.ts'
import { reply } from '../kernel/handler.ts'
import { BadField, Forbidden, HttpError, NotFound } from '../kernel/http-error.ts'
import { paginate, sortNewestFirst } from '../kernel/list.ts'
import { makeId } from '../kernel/new-id.ts'
import { getPicture } from '../kernel/picture.ts'
import { isTaken } from './auth-account.ts'

type Talents = typeof rows

/** A row that belongs to another person is never shown. */
async function getOwn<T extends typeof education | typeof experience | typeof interviews | typeof offers>(
  table: T,
  id: string,
  own: Person,
  db: Db,
): Promise<T['$inferSelect']> {
  const row = await getById(db, table, id, 'তথ্যটি')
  if (row.person !== own._id) throw new Forbidden()
  return row
}

/** Replies 409 at the field when the name is taken. (ruling R55) */
async function refuseUsername(username: string, own: Person, db: Db): Promise<void> {
  if (!isTalentUsername(username))
    throw new BadField('username', '৩ থেকে ৩০টি ইংরেজি অক্ষর, সংখ্যা বা হাইফেন লিখুন।')
  const fault = findUsernameFault(username)
  if (fault && username !== own.username) throw new BadField('username', usernameFaults[fault])
  if (!(await isTaken('username', username, own._id, db))) return
  const message = 'এই ইউজারনেমটি আর খালি নেই।'
  throw new HttpError(409, message, { errors: { username: message } })
}

async function savePerson({ body, person, db }: Context<Talents['update']>): Promise<void> {
  const { name, username, show_profile } = body
  // A public profile needs a username for its address.
  if (show_profile && !(username ?? person.username))
    throw new BadField('username', 'সবার জন্য খোলার আগে ইউজারনেম ঠিক করুন।')
  if (name === '') throw new BadField('name', 'আপনার নাম লিখুন।')
  if (username !== undefined) await refuseUsername(username, person, db)
  const change = { ...(name !== undefined && { name }), ...(username !== undefined && { username }) }
  if (Object.keys(change).length > 0) await updateById(db, people, person._id, change)
}

/** The fields to store; fields that were not sent stay unchanged. */
function readChange({ name: _name, username: _username, ...body }: Context<Talents['update']>['body']) {
  const { skill_list, socials, portfolio_links, cv_url, photo_url, avatar_url, ...plain } = body
  return {
    ...plain,
    ...(skill_list && { skill_list: readSkills(skill_list) }),
    ...(socials && { socials: readSocials(socials) }),
    ...(portfolio_links && { portfolio_links: readLinks(portfolio_links, 'portfolio_links') }),
    ...(cv_url !== undefined && { cv_url: readLink(cv_url, 'cv_url') }),
    ...(photo_url !== undefined && { photo_url: readLink(photo_url, 'photo_url') }),
    ...(avatar_url !== undefined && { avatar_url: readLink(avatar_url, 'avatar_url') }),
  }
}

const profileHandlers = {
  /** Unknown and unpublished profiles get the same reply. (ruling R55) */
  async preview({ query, person, ...parts }) {
    const { username } = query
    if (username === undefined || username === '') {
      if (person?.role !== 'talent') throw new Forbidden()
      return showTalent(person, true, parts)
    }
    const found = await findRow(parts.db, people, eq(sql`lower(${people.username})`, username.toLowerCase()))
    const isOpen = found?.role === 'talent' && (await readTalentProfile(found, parts.db)).show_profile
    if (!found || !isOpen) throw new NotFound('প্রোফাইলটি')
    return showTalent(found, false, parts)
  },

  async update(context) {
    const { db, person } = context
    const change = readChange(context.body)
    await savePerson(context)
    const row = { ...(await readTalentProfile(person, db)), ...change }
    await db.insert(talent_profile).values(row).onConflictDoUpdate({ target: talent_profile._id, set: row })
    const saved = await getById(db, people, person._id, 'প্রোফাইলটি')
    return reply('প্রোফাইল সেভ হয়েছে।', await showTalent(saved, true, context))
  },

  skills: ({ db }) => listRows(db, skill, undefined, skill.name),
} satisfies Partial<HandlersOf<Talents>>

const periodHandlers = {
  async createEducation({ db, person, body }) {
    refuseBadPeriod(body)
    return reply(
      'শিক্ষাগত যোগ্যতা যোগ হয়েছে।',
      await insertRow(db, education, { _id: makeId(), person: person._id, ...body }),
    )
  },
  async updateEducation({ db, person, params, body }) {
    const row = await getOwn(education, params.id, person, db)
    refuseBadPeriod({ ...row, ...body })
    return reply('শিক্ষাগত যোগ্যতা সেভ হয়েছে।', await updateById(db, education, row._id, body))
  },
  async removeEducation({ db, person, params }) {
    const row = await getOwn(education, params.id, person, db)
    await db.delete(education).where(eq(education._id, row._id))
    return reply('শিক্ষাগত যোগ্যতাটি মুছে ফেলা হয়েছে।', null)
  },
  async createExperience({ db, person, body }) {
    refuseBadPeriod(body)
    return reply(
      'অভিজ্ঞতা যোগ হয়েছে।',
      await insertRow(db, experience, { _id: makeId(), person: person._id, ...body }),
    )
  },
  async updateExperience({ db, person, params, body }) {
    const row = await getOwn(experience, params.id, person, db)
    refuseBadPeriod({ ...row, ...body })
    return reply('অভিজ্ঞতা সেভ হয়েছে।', await updateById(db, experience, row._id, body))
  },
  async removeExperience({ db, person, params }) {
    const row = await getOwn(experience, params.id, person, db)
    await db.delete(experience).where(eq(experience._id, row._id))
    return reply('অভিজ্ঞতাটি মুছে ফেলা হয়েছে।', null)
  },
} satisfies Partial<HandlersOf<Talents>>

function showInterview({ person: _person, place, ...row }: InterviewRow) {
  return { ...row, place: place ?? '' }
}

/** An offer that was not answered in time has expired. */
function showOffer(row: OfferRow, { files, clock }: Pick<Context, 'files' | 'clock'>) {
  const { person: _person, letter_file, ...shown } = row
  const isOver = row.offer_status === 'waiting' && row.answer_by < clock.iso()
  return {
    ...shown,
    offer_status: isOver ? ('expired' as const) : row.offer_status,
    letter_url: letter_file === null ? null : files.getAddress(letter_file, 'offer-letter.txt'),
  }
}

/** An answer may be changed until `answer_by`; a later rejection carries the current state. (ruling R56) */
function refuseLate(answer_by: string, now: string, data: unknown): void {
  if (answer_by < now) throw new HttpError(409, 'উত্তর দেওয়ার সময় শেষ হয়ে গেছে।', { data })
}

const answerHandlers = {
  async interviews({ db, person, query }) {
    const own = await listRows(db, interviews, eq(interviews.person, person._id))
    return paginate(sortNewestFirst(own, ({ at }) => at).map(showInterview), query)
  },
  async answerInterview({ db, person, params, body, clock }) {
    const row = await getOwn(interviews, params.id, person, db)
    refuseLate(row.answer_by, clock.iso(), showInterview(row))
    const saved = await updateById(db, interviews, row._id, { ...body, answered_at: clock.iso() })
    const said =
      body.invitation_status === 'accepted'
        ? 'জানানো হয়েছে, আপনি ইন্টারভিউয়ে থাকছেন।'
        : 'জানানো হয়েছে, আপনি ইন্টারভিউয়ে থাকতে পারছেন না।'
    return reply(`${inflectName(row.company, 'কে')} ${said}`, showInterview(saved))
  },
  async offers({ db, person, query, ...parts }) {
    const own = await listRows(db, offers, eq(offers.person, person._id))
    return paginate(
      sortNewestFirst(own, ({ answer_by }) => answer_by).map((row) => showOffer(row, parts)),
      query,
    )
  },
  async offer({ db, person, params, ...parts }) {
    return showOffer(await getOwn(offers, params.id, person, db), parts)
  },
  async answerOffer({ db, person, params, body, ...parts }) {
    const { clock } = parts
    const row = await getOwn(offers, params.id, person, db)
    refuseLate(row.answer_by, clock.iso(), showOffer(row, parts))
    const saved = await updateById(db, offers, row._id, { ...body, answered_at: clock.iso() })
    const said = body.offer_status === 'accepted' ? 'অফারটি গ্রহণ করেছেন।' : 'অফারটি ফিরিয়ে দিয়েছেন।'
    return reply(`${inflectName(row.company, 'কে')} জানানো হয়েছে, আপনি ${said}`, showOffer(saved, parts))
  },
} satisfies Partial<HandlersOf<Talents>>

export const talentHandlers: HandlersOf<Talents> = {
  ...profileHandlers,
  ...periodHandlers,
  ...answerHandlers,
}

/** The talent's card, which the app shows in a frame. */
export const talentCardHandler = {
  async talent({ db, person, clock, ...parts }) {
    const { title, photo_url, show_profile } = await readTalentProfile(person, db)
    const now = clock.iso()
    const own = await listRows(db, interviews, eq(interviews.person, person._id))
    const offered = await listRows(db, offers, eq(offers.person, person._id))
    return {
      _id: person._id,
      name: person.name,
      title,
      username: person.username ?? '',
      picture: photo_url === '' ? getPicture(parts, person) : photo_url,
      show_profile,
      waiting_interviews: own.filter(
        ({ invitation_status: state, answer_by }) => state === 'waiting' && answer_by >= now,
      ).length,
      open_offers: offered.filter(
        ({ offer_status: state, answer_by }) => state === 'waiting' && answer_by >= now,
      ).length,
    }
  },
} satisfies Partial<HandlersOf<typeof auth>>
