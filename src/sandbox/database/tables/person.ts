/** People, their devices and everything that a session consists of. (spec 3 and 4; rulings R11, R16, R33) */

import { index, real, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import {
  defineFlag,
  defineId,
  defineInstant,
  defineJson,
  defineLink,
  defineInteger,
  defineText,
} from '../columns.ts'

/** The fields of `PATCH user` that are never searched. (spec 3 User profile) */
export interface ProfileFields {
  dob?: string | null
  location?: string
  nid?: string
  bio?: string
  about?: string
  nickname?: string
  preference?: unknown
  phone_extra?: string
  phone_extra_country_code?: string
  free_object?: unknown
  profile_details?: unknown
}

export const person = sqliteTable(
  'person',
  {
    _id: defineId(),
    role: text({ enum: ['learner', 'teacher', 'talent'] }).notNull(),
    /** Empty until registration (step 2) or PasswordWithName (step 4). */
    name: defineText(),
    username: text().unique(),
    /** `01XXXXXXXXX` or `+` and digits. (ruling R32) */
    phone: text().unique(),
    email: text().unique(),
    /** A new address waits here until an OTP to it was verified. (ruling R11) */
    pending_email: text(),
    /**
     * In plain text, so that the control endpoint can list it: a development server only. Missing means that
     * the person logs in with an OTP.
     */
    password: text(),
    wrong_passwords: defineInteger(),
    locked_until: text(),
    ban_reason: text(),
    /** An avatar of the icon service (a path below its address). (ruling R25) */
    icon: text(),
    /** An uploaded picture (`file._id`); wins over the avatar. */
    picture_file: text(),
    profile: defineJson<ProfileFields>({}),
    is_first_onboarding_complete: defineFlag(),
    is_batch_onboarding_complete: defineFlag(),
    is_dashboard_onboarding_complete: defineFlag(),
    terms_accepted_at: text(),
    created_at: defineInstant(),
    /** Purpose of the account, in Bengali; the control endpoint lists only accounts that have one. */
    sandbox_note: text(),
  },
  (t) => [index('person_role').on(t.role)],
)

/** Public profile of a teacher. */
export const teacher = sqliteTable('teacher', {
  /** The person's id. */
  _id: defineId(),
  title: defineText(),
  about: defineText(),
  experience_years: defineInteger(),
  rating: real().notNull().default(0),
  review_count: defineInteger(),
  batch_count: defineInteger(),
  learner_count: defineInteger(),
})

/** A teacher's endorsement of a talent. */
export const endorsement = sqliteTable('endorsement', {
  /** `teacher:talent`. */
  _id: defineId(),
  teacher: defineLink(),
  talent: defineLink(),
  created_at: defineInstant(),
})

export interface DeviceMetadata {
  browser?: unknown
  cpu?: unknown
  device?: unknown
  engine?: unknown
  os?: unknown
  displayResolution?: { width: number; height: number }
  deviceType?: string
  domain?: string
  brand?: string
  model?: string
}

export const device = sqliteTable(
  'device',
  {
    _id: defineId(),
    person: defineLink(),
    fingerprint: defineLink(),
    metadata: defineJson<DeviceMetadata>({}),
    created_at: defineInstant(),
    last_used_at: defineInstant(),
    removed_at: text(),
  },
  (t) => [index('device_person').on(t.person)],
)

/** One login on one device; the family of its refresh tokens. (ruling R16) */
export const login_session = sqliteTable('login_session', {
  _id: defineId(),
  person: defineLink(),
  device: defineLink(),
  created_at: defineInstant(),
  revoked_at: text(),
})

export interface SessionTokens {
  accessToken: string
  accessTokenExp: string
  refreshToken: string
  refreshTokenExp: string
  session_token: string
}

export const refresh_token = sqliteTable('refresh_token', {
  /** The token itself. */
  _id: defineId(),
  login_session: defineLink(),
  expires_at: defineInstant(),
  used_at: text(),
  /** Reply to its first use, repeated for a second use within 60 s. (ruling R16) */
  answer: text({ mode: 'json' }).$type<SessionTokens>(),
})

/** One-time codes as they were sent; `to` is a phone or an e-mail address. */
export const otp = sqliteTable(
  'otp',
  {
    _id: defineId(),
    to: defineLink(),
    purpose: text({ enum: ['login', 'forgot-password', 'change-password', 'verify-email'] }).notNull(),
    code: defineLink(),
    sent_at: defineInstant(),
    expires_at: defineInstant(),
    wrong_tries: defineInteger(),
    used_at: text(),
  },
  (t) => [index('otp_to').on(t.to)],
)

/** Proof of a correct OTP with purpose forgot-password: valid for one new password. (ruling R11) */
export const reset_token = sqliteTable('reset_token', {
  _id: defineId(),
  person: defineLink(),
  expires_at: defineInstant(),
  used_at: text(),
})

/** Alert preferences and push registrations. (spec 3 Alert preference, Push registration) */
export const alert_preference = sqliteTable('alert_preference', {
  /** `person:alert`. */
  _id: defineId(),
  person: defineLink(),
  alert: defineLink(),
  alert_channels: defineJson<string[]>([]),
  alert_off: defineFlag(),
  force_off: defineFlag(),
})

export const push_registration = sqliteTable('push_registration', {
  /** The token itself: a browser has one, whoever uses it. */
  _id: defineId(),
  /** Missing for a guest, who gets no pushes. */
  person: text(),
  /** The device id that the client sent. */
  device_id: defineLink(),
  /** The device of the login that sent it; the token is deleted when that device is logged out or removed. */
  device: text(),
  metadata: defineJson<DeviceMetadata>({}),
  registered_at: defineInstant(),
})

/** Pushes as the vendor's service would get them. (ruling R59) */
export const sent_push = sqliteTable('sent_push', {
  _id: defineId(),
  person: defineLink(),
  token: defineLink(),
  kind: defineLink(),
  href: defineText(),
  is_urgent: defineFlag(),
  sent_at: defineInstant(),
})

/** Text messages and e-mails about notifications, as their services would get them. (ruling R58) */
export const sent_message = sqliteTable('sent_message', {
  _id: defineId(),
  person: defineLink(),
  channel: text({ enum: ['sms', 'email'] }).notNull(),
  /** A phone or an address. */
  to: defineLink(),
  kind: defineLink(),
  title: defineText(),
  sent_at: defineInstant(),
})

export type Person = typeof person.$inferSelect

export type LoginSession = typeof login_session.$inferSelect
