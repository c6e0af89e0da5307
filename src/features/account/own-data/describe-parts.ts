/**
 * Describes each part of a person's data as titles with named rows: in words, dates and money, never with
 * ids.
 */

import { formatDateTime, formatDate, formatMoney, formatMonth, formatClock, formatMark } from '#src/lib/bn.ts'
import { extractPlainText } from '#src/lib/plain-text.ts'
import { words as sharedWords } from '../shared/words.ts'
import { describeAnswer } from './describe-answer.ts'
import type { OwnData } from './own-reads.ts'
import { listTexts, type UnsentThing } from './unsent.ts'
import { words } from './words.ts'

const { page } = words
const { fields, parts } = page

export type DataRow = readonly [name: string, value: string | null | undefined]
export interface DataItem {
  title: string
  rows: readonly DataRow[]
}
export interface DataPart {
  title: string
  items: readonly DataItem[]
}

const formatAt = (at: string | number | null | undefined) =>
  at === null || at === undefined ? '' : formatDateTime(at)
const formatGiven = (mark: number | null | undefined, marks: number | null | undefined) =>
  mark === null || mark === undefined ? '' : formatMark(mark, marks)

type Paper = NonNullable<OwnData['submissions']>[number] | NonNullable<OwnData['levels']>[number]

function describePaper(paper: Paper): DataItem {
  const all = [...paper.questions, ...paper.sections.flatMap((section) => section.questions)]
  const questions = new Map(all.map((question) => [question._id, question]))
  const reviews = 'reviews' in paper ? paper.reviews : []
  return {
    title: paper.title,
    rows: [
      [fields.sent, formatAt(paper.submitted_at)],
      [fields.mark, formatGiven(paper.mark, paper.marks)],
      [fields.comment, paper.comment],
      ...reviews.map(({ comment }): DataRow => [fields.review, comment]),
      ...paper.answers.map(({ question, value }): DataRow => {
        const asked = questions.get(question)
        return [asked ? extractPlainText(asked.text) : page.answer, describeAnswer(asked, value)]
      }),
    ],
  }
}

function describeUnsent({ kind, value, rows }: UnsentThing): DataItem {
  return { title: kind, rows: rows ?? [[fields.text, listTexts(value).join('\n')]] }
}

const readText = (value: unknown) => (typeof value === 'string' ? value : '')

function describeProfile({ profile }: OwnData): DataItem {
  const { free_object: free, profile_details: details, preference } = profile
  const time = Object.entries(sharedWords.studyTimes).find(([name]) => name === preference['study_time'])
  return {
    title: profile.name,
    rows: [
      [fields.phone, profile.phone],
      [fields.phoneExtra, profile.phone_extra],
      [fields.email, profile.email],
      [fields.username, profile.username],
      [fields.dob, profile.dob],
      [fields.location, profile.location],
      [fields.nid, profile.nid],
      [fields.bio, profile.bio],
      [fields.about, profile.about],
      [fields.nickname, profile.nickname],
      [fields.goal, readText(free['goal'])],
      [fields.profession, readText(details['profession'])],
      [fields.institute, readText(details['institute'])],
      [fields.studyTime, time?.[1]],
    ],
  }
}

const joinFacts = (facts: readonly (string | null | undefined)[]) => facts.filter(Boolean).join(', ')

const formatPeriod = ({
  date_from: from,
  date_to: to,
}: {
  date_from: string
  date_to?: string | null | undefined
}) => (to ? `${formatMonth(from)} – ${formatMonth(to)}` : formatMonth(from))

function describeTalent(own: NonNullable<OwnData['talent']>): DataItem {
  return {
    title: own.name,
    rows: [
      [fields.bio, own.title],
      [fields.about, own.about],
      [fields.skills, own.skill_list.join(', ')],
      [
        fields.provenSkills,
        own.verified_skills.map(({ skill, level }) => joinFacts([skill, level])).join('; '),
      ],
      ...own.education.map((row): DataRow => [
        fields.education,
        joinFacts([row.degree, row.subject, row.institute, formatPeriod(row)]),
      ]),
      ...own.experience.map((row): DataRow => [
        fields.experience,
        joinFacts([row.designation, row.company, formatPeriod(row), row.description]),
      ]),
      [fields.link, [...own.portfolio_links, ...Object.values(own.socials ?? {})].join(', ')],
    ],
  }
}

function describeLearning({
  notes = [],
  watched = [],
  submissions = [],
  levels = [],
  certificates = [],
  updates = [],
}: OwnData) {
  return {
    notes: notes.map(({ text, recording, position, created_at: at }) => ({
      title: recording ? page.from(recording.title, formatClock(position ?? 0)) : page.note,
      rows: [
        [fields.text, text],
        [fields.written, formatAt(at)],
      ] as const,
    })),
    watched: watched.map(({ recording, percent, updated_at: at }) => ({
      title: recording.title,
      rows: [
        [fields.watched, page.percent(percent)],
        [fields.made, formatAt(at)],
      ] as const,
    })),
    submissions: submissions.map(describePaper),
    levels: levels.map(describePaper),
    certificates: certificates.map(({ title, number, learner_name: name, issued_at: at }) => ({
      title,
      rows: [
        [fields.number, number],
        [fields.name, name],
        [fields.made, at ? formatDate(at) : ''],
      ] as const,
    })),
    updates: updates.map(({ date, text, link }) => ({
      title: formatDate(`${date}T12:00:00+06:00`),
      rows: [
        [fields.text, text],
        [fields.link, link],
      ] as const,
    })),
  }
}

function describeWork({ applications = [], cvs = [], talent, interviews = [], offers = [] }: OwnData) {
  return {
    applications: applications
      .filter(({ application }) => application && application.state !== 'none')
      .map(({ title, company, application }) => ({
        title,
        rows: [
          [fields.company, company],
          [fields.state, page.states[application?.state ?? 'none']],
          [fields.made, formatAt(application?.at)],
        ] as const,
      })),
    cvs: cvs.map(({ name, at }) => ({ title: name, rows: [[fields.made, formatAt(at)]] as const })),
    talent: talent ? [describeTalent(talent)] : [],
    interviews: interviews.map(({ title, company, at, place, invitation_status: state }) => ({
      title,
      rows: [
        [fields.company, company],
        [fields.made, formatAt(at)],
        [fields.place, place],
        [fields.state, page.states[state]],
      ] as const,
    })),
    offers: offers.map(({ title, company, salary, currency, offer_status: state }) => ({
      title,
      rows: [
        [fields.company, company],
        [
          fields.amount,
          page.pay(formatMoney(salary, currency === 'USD' || currency === 'INR' ? currency : 'BDT')),
        ],
        [fields.state, page.states[state]],
      ] as const,
    })),
  }
}

function describeAccount({
  devices = [],
  alerts = [],
  notifications = [],
  transactions = [],
  orientations = [],
  tickets,
}: OwnData) {
  return {
    devices: devices.map(({ brand, model, browser, os, last_seen_at: at }) => ({
      title: joinFacts([brand, model, browser, os]),
      rows: [[fields.made, formatAt(at)]] as const,
    })),
    alerts: alerts.map(({ title, alert_off: isOff, force_off: isForced }) => ({
      title,
      rows: [[fields.state, isOff || isForced ? page.off : page.on]] as const,
    })),
    notifications: notifications.map(({ title, text, created_at: at }) => ({
      title,
      rows: [
        [fields.text, text],
        [fields.made, formatAt(at)],
      ] as const,
    })),
    transactions: transactions.map(({ title, amount, currency, idx, created_at: at }) => ({
      title,
      rows: [
        [fields.amount, formatMoney(amount, currency)],
        [fields.number, idx],
        [fields.made, formatAt(at)],
      ] as const,
    })),
    orientations: orientations.map(({ orientation, at }) => ({
      title: orientation.title,
      rows: [[fields.made, formatAt(at)]] as const,
    })),
    tickets: tickets.map(({ title, text, number, at }) => ({
      title,
      rows: [
        [fields.text, text],
        [fields.number, number],
        [fields.made, formatAt(at)],
      ] as const,
    })),
  }
}

/** In the order of the page; parts that the role does not have are omitted. */
export function describeParts(data: OwnData): DataPart[] {
  const described = {
    profile: [describeProfile(data)],
    ...describeWork(data),
    ...describeLearning(data),
    ...describeAccount(data),
    unsent: data.unsent.map(describeUnsent),
  } satisfies Record<keyof OwnData, readonly DataItem[]>
  const order = Object.keys(parts) as (keyof typeof parts)[]
  return order.flatMap((part) =>
    part !== 'files' && part in data ? [{ title: parts[part], items: described[part] }] : [],
  )
}
