/** Purchases: what Nusrat and a few others bought, with a transaction in every state. (rulings R14, R29) */

import { readDhakaClock } from '#src/lib/dhaka.ts'
import type { batch_learner } from '../database/tables/batch.ts'
import type { certificate } from '../database/tables/certificate.ts'
import type { booking, transaction_ } from '../database/tables/commerce.ts'
import { getStandingBatchId } from './batches/from-curriculum.ts'
import { BATCH_12 } from './batches/full-stack-12.ts'
import { BATCH_ADS_8, BATCH_REACT_1, BATCH_UX_7 } from './batches/ux-7.ts'
import type { Calendar } from './calendar.ts'
import { getCourseId } from './catalogue/make-course.ts'
import { NUSRAT_POINTS, NUSRAT_UX_POINTS } from './learning/classmates.ts'
import { CROWDED, FARHANA, NUSRAT } from './people.ts'

type BookingRow = typeof booking.$inferInsert
type TransactionRow = typeof transaction_.$inferInsert
type LearnerRow = typeof batch_learner.$inferInsert

interface Purchase {
  /** Public number of the booking. */
  idx: string
  person: string
  slug: string
  batch: string
  total: number
  paid: number
  day: number
  dueDay?: number
  isFrozen?: boolean
  points?: { now: number; before: number }
}

const PURCHASES: readonly Purchase[] = [
  {
    idx: '10120047',
    person: NUSRAT,
    slug: 'full-stack-javascript',
    batch: BATCH_12,
    total: 6000,
    paid: 6000,
    day: -96,
    points: NUSRAT_POINTS,
  },
  {
    idx: '10070031',
    person: NUSRAT,
    slug: 'ux-design',
    batch: BATCH_UX_7,
    total: 8000,
    paid: 4000,
    day: -36,
    dueDay: 12,
    points: NUSRAT_UX_POINTS,
  },
  {
    idx: '10080014',
    person: NUSRAT,
    slug: 'facebook-ads-live',
    batch: BATCH_ADS_8,
    total: 2500,
    paid: 2500,
    day: -104,
  },
  {
    idx: '10300112',
    person: NUSRAT,
    slug: 'html-css-zero-to-hero',
    batch: getStandingBatchId('html-css-zero-to-hero'),
    total: 799,
    paid: 719,
    day: -150,
  },
  {
    idx: '10300240',
    person: NUSRAT,
    slug: 'excel-office',
    batch: getStandingBatchId('excel-office'),
    total: 650,
    paid: 650,
    day: -130,
  },
  {
    idx: '10300377',
    person: NUSRAT,
    slug: 'sql-basic',
    batch: getStandingBatchId('sql-basic'),
    total: 700,
    paid: 700,
    day: -20,
  },
  {
    idx: '10010009',
    person: FARHANA,
    slug: 'react-advanced',
    batch: BATCH_REACT_1,
    total: 4500,
    paid: 4500,
    day: -150,
  },
  {
    idx: '10070052',
    person: 'person-abroad',
    slug: 'ux-design',
    batch: BATCH_UX_7,
    total: 8000,
    paid: 4000,
    day: -40,
    dueDay: -4,
    isFrozen: true,
  },
  {
    idx: '10300401',
    person: CROWDED,
    slug: 'sql-basic',
    batch: getStandingBatchId('sql-basic'),
    total: 700,
    paid: 700,
    day: -70,
  },
]

/** The booking whose second half is unpaid. */
export const UX_BOOKING = 'booking-10070031'

/** Nusrat bought her HTML course with a promo code; the discount counts as paid. */
export function buildBookingRows(calendar: Calendar): BookingRow[] {
  return PURCHASES.map(({ idx, person, slug, batch, total, paid, day, dueDay, isFrozen }) => {
    const due = dueDay === undefined ? 0 : total - paid
    return {
      _id: `booking-${idx}`,
      idx,
      person,
      course: getCourseId(slug),
      batch,
      total: paid + due,
      paid,
      due,
      due_at: dueDay === undefined ? null : calendar.at(dueDay, '23:59'),
      status: isFrozen ? ('frozen' as const) : ('active' as const),
      created_at: calendar.at(day, '16:20'),
    }
  })
}

export function buildOwnEnrolments(calendar: Calendar): LearnerRow[] {
  return PURCHASES.map(({ idx, person, batch, day, isFrozen, points }) => ({
    _id: `${batch}:${person}`,
    batch,
    person,
    booking: `booking-${idx}`,
    joined_at: calendar.at(day, '16:22'),
    is_frozen: isFrozen ?? false,
    score: points?.now ?? 0,
    score_before: points?.before ?? 0,
  }))
}

function buildPaidTransactions(calendar: Calendar): TransactionRow[] {
  return PURCHASES.map(({ idx, person, slug, paid, total, day, dueDay }, index) => ({
    _id: `transaction-${idx}`,
    idx: `TRX${idx}`,
    person,
    kind: 'course',
    course: getCourseId(slug),
    booking: `booking-${idx}`,
    method: index % 2 === 0 ? 'bkash' : 'sslcommerz',
    amount: paid,
    price: total,
    discount: 0,
    promo_discount: dueDay === undefined ? total - paid : 0,
    promo_code: dueDay === undefined && total > paid ? 'KARIGOR10' : null,
    redirect: '/purchase/result/{idx}',
    status: 'paid',
    gateway_ref: `SANDBOX${idx}`,
    created_at: calendar.at(day, '16:18'),
    decided_at: calendar.at(day, '16:20'),
  }))
}

/** One of Nusrat's for each possible end of a payment, and one that is still pending at the gateway. */
function buildUnpaidTransactions(calendar: Calendar): TransactionRow[] {
  const shared = { person: NUSRAT, kind: 'course' as const, redirect: '/purchase/result/{idx}' }
  return [
    {
      ...shared,
      _id: 'transaction-failed',
      idx: 'TRX20000001',
      course: getCourseId('ux-design'),
      method: 'sslcommerz',
      amount: 4000,
      price: 4000,
      status: 'failed',
      created_at: calendar.at(-36, '16:02'),
      decided_at: calendar.at(-36, '16:05'),
    },
    {
      ...shared,
      _id: 'transaction-cancelled',
      idx: 'TRX20000002',
      course: getCourseId('sql-basic'),
      schedule: 'schedule-sql-basic',
      method: 'bkash',
      amount: 700,
      price: 700,
      status: 'cancelled',
      created_at: calendar.at(-21, '22:10'),
      decided_at: calendar.at(-21, '22:11'),
    },
    {
      ...shared,
      _id: 'transaction-expired',
      idx: 'TRX20000003',
      course: getCourseId('ux-writing-bangla'),
      schedule: 'schedule-ux-writing-bangla',
      method: 'bkash',
      amount: 1200,
      price: 1200,
      status: 'expired',
      created_at: calendar.at(-9, '09:40'),
      decided_at: calendar.at(-9, '10:10'),
      expires_at: calendar.at(-9, '10:10'),
    },
    {
      ...shared,
      _id: 'transaction-pending',
      idx: 'TRX20000004',
      course: getCourseId('backend-django'),
      schedule: 'schedule-backend-django-4-1',
      method: 'bkash',
      amount: 6500,
      price: 8000,
      discount: 1500,
      status: 'pending',
      created_at: calendar.minutesAgo(5),
      expires_at: calendar.minutesAgo(-25),
    },
  ]
}

export function buildTransactionRows(calendar: Calendar): TransactionRow[] {
  return [...buildPaidTransactions(calendar), ...buildUnpaidTransactions(calendar)]
}

/** Farhana's certificates: one valid, one reissued, one revoked. */
export function buildCertificateRows(calendar: Calendar): (typeof certificate.$inferInsert)[] {
  const paper = {
    person: FARHANA,
    type: 'course' as const,
    title: 'অ্যাডভান্সড React: গতি, টেস্ট ও আর্কিটেকচার',
    learner_name: 'ফারহানা আক্তার',
    hours: 24,
    mark: 91,
    taken_at: calendar.at(-20, '10:00'),
  }
  const year = readDhakaClock(calendar.at(-60, '10:00'))?.year
  return [
    {
      ...paper,
      _id: 'course:10010009',
      number: `KG-${year}-000502`,
      share_id: 'k7q2mx9at4dr8wpb',
      issued_at: calendar.at(-20, '10:00'),
    },
    {
      ...paper,
      _id: 'course:10010009-old',
      number: `KG-${year}-000418`,
      share_id: 'p3v8hn5cy6zk1sjf',
      learner_name: 'ফারহানা আখতার',
      issued_at: calendar.at(-60, '10:00'),
      state: 'replaced',
      replaced_by: 'k7q2mx9at4dr8wpb',
    },
    {
      ...paper,
      _id: 'course:10010009-revoked',
      number: `KG-${year}-000377`,
      share_id: 'w4t9rb2ge7lu6xoa',
      title: 'ফেসবুক অ্যাডস বুটক্যাম্প',
      issued_at: calendar.at(-90, '10:00'),
      state: 'revoked',
    },
  ]
}
