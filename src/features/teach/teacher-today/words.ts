/** Texts of the teacher's dashboard. */
import { formatDateTime, formatNumber, formatRelative } from '#src/lib/bn.ts'
import type { Instant } from '#src/lib/dhaka.ts'

export const words = {
  title: 'আজ',
  subtitle: 'কী বাকি আছে, সামনে কী আছে।',
  toGrade: 'খাতা দেখা বাকি',
  all: 'সব বাকি খাতা',
  left: 'টি খাতা বাকি',
  oldest: (at: Instant) => `সবচেয়ে পুরোনোটি ${formatRelative(at)}`,
  none: 'সব খাতা দেখা শেষ। ধন্যবাদ!',
  next: 'পরের ক্লাস',
  at: (at: Instant) => formatDateTime(at),
  noClass: 'সামনে কোনো ক্লাস নেই।',
  atRisk: 'যে ব্যাচে নজর দরকার',
  atRiskMeans: 'শেষ কাজ জমা দেননি, এমন শিক্ষার্থীর সংখ্যা।',
  atRiskCount: ' জন শেষ কাজ জমা দেননি',
  shares: (handedIn: number, attended: number) => `জমা ${formatNumber(handedIn)}% · উপস্থিতি ${formatNumber(attended)}%`,
  noRunning: 'এখন কোনো ব্যাচ চলছে না।',
  notices: 'জরুরি নোটিশ',
  noNotice: 'এখন কোনো জরুরি নোটিশ নেই।',
  batch: 'ব্যাচ খুলুন',
} as const
