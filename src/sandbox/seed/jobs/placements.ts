/** Graduates who found work; some do not want their picture shown. (ruling R54) */

import type { placement } from '../../database/tables/job.ts'
import { getAvatarPath } from '../../icons/icon-app.ts'
import type { Calendar } from '../calendar.ts'
import { COMPANIES, type CompanyKey } from './companies.ts'

type Line = readonly [
  name: string,
  avatar: string | null,
  category: string,
  course: string,
  company: CompanyKey,
  title: string,
  day: number,
]

const WEB = 'ফুল স্ট্যাক ওয়েব ডেভেলপমেন্ট'
const UX = 'ইউএক্স ডিজাইন'
const DATA = 'ডেটা সায়েন্স'
const MARKETING = 'ডিজিটাল মার্কেটিং'

const LINES: readonly Line[] = [
  ['ফারহানা আক্তার', '9', 'web', WEB, 'padma', 'ফ্রন্টএন্ড ডেভেলপার', -12],
  ['মেহেদী হাসান', '8', 'web', WEB, 'haat', 'জুনিয়র ওয়েব ডেভেলপার', -20],
  ['সুমাইয়া খাতুন', null, 'ux', UX, 'diganta', 'ইউআই ডিজাইনার', -27],
  ['পার্থ সাহা', '1', 'data', DATA, 'meghna', 'ডেটা অ্যানালিস্ট', -34],
  ['তাসনিম সুলতানা', null, 'marketing', MARKETING, 'rajshahi', 'কনটেন্ট মার্কেটার', -41],
  ['ইমরান কবির', '4', 'web', WEB, 'boighor', 'ব্যাকএন্ড ডেভেলপার', -55],
  ['অনন্যা দাস', '7', 'ux', UX, 'nakshi', 'প্রোডাক্ট ডিজাইনার', -63],
  ['আবির মোস্তফা', null, 'data', DATA, 'karnaphuli', 'রিপোর্ট অ্যানালিস্ট', -78],
  ['জারিন তাসনিয়া', '3', 'web', WEB, 'hishab', 'মোবাইল অ্যাপ ডেভেলপার', -96],
  ['রাকিব হোসেন', '12', 'marketing', MARKETING, 'shobuj', 'ডিজিটাল মার্কেটার', -120],
]

export function buildPlacements(calendar: Calendar): (typeof placement.$inferInsert)[] {
  return LINES.map(([name, avatar, category, course, company, title, day], at) => ({
    _id: `placement-${at + 1}`,
    name,
    picture: avatar === null ? getAvatarPath('5') : getAvatarPath(avatar),
    has_consent: avatar !== null,
    category: `category-${category}`,
    course,
    company: COMPANIES[company].name,
    title,
    placed_at: calendar.at(day, '11:00'),
  }))
}
