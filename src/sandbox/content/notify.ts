/** Tells people something: in the app always, and by push where they have it on. (rulings R58, R59) */
import { inArray } from 'drizzle-orm'
import { listRows } from '../database/queries.ts'
import { notification } from '../database/tables/message.ts'
import { alert_preference, push_registration, sent_push } from '../database/tables/person.ts'
import { makeId } from '../kernel/new-id.ts'
import type { Services } from './services.ts'

interface News {
  person: string
  kind: 'live' | 'assignment' | 'exam' | 'notice' | 'payment'
  title: string
  text: string
  /** An address inside the client. */
  path: string
}

/** A push names kind and place alone: titles, marks and amounts would be read on a locked screen. */
async function pushNews(news: readonly News[], isUrgent: boolean, { db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const people = news.map(({ person }) => person)
  const registered = await listRows(db, push_registration, inArray(push_registration.person, people))
  if (registered.length === 0) return
  const preferences = await listRows(db, alert_preference, inArray(alert_preference.person, people))
  const isSilenced = ({ person, kind }: News) =>
    preferences.some(
      (row) => row.person === person && (row.force_off || (row.alert === kind && (row.alert_off || !row.alert_channels.includes('push')))),
    )
  const sent = news
    .filter((each) => !isSilenced(each))
    .flatMap(({ person, kind, path }) =>
      registered
        .filter((row) => row.person === person)
        .map(({ _id: token }) => ({ _id: makeId(), person, token, kind, href: path, is_urgent: isUrgent, sent_at: clock.iso() })),
    )
  if (sent.length > 0) await db.insert(sent_push).values(sent)
}

export async function notifyPeople(news: readonly News[], parts: Pick<Services, 'db' | 'clock'>, { isUrgent = false } = {}): Promise<void> {
  if (news.length === 0) return
  await parts.db.insert(notification).values(news.map((each) => ({ _id: makeId(), ...each, created_at: parts.clock.iso() })))
  await pushNews(news, isUrgent, parts)
}
