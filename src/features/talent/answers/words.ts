/** Texts of interviews and job offers. */

import {
  type Currency,
  formatDate,
  formatDateTime,
  formatDay,
  formatMoney,
  formatNumber,
  formatTime,
  formatWait,
} from '#src/lib/bn.ts'
import { formatTimeSpan } from '#src/lib/class-time.ts'
import { inflectName } from '#src/lib/person-name.ts'

const CURRENCIES: readonly string[] = ['BDT', 'INR', 'USD'] satisfies readonly Currency[]
const hasSign = (currency: string): currency is Currency => CURRENCIES.includes(currency)
const formatUntil = (answerBy: string) => `${formatDay(answerBy)}, ${formatTime(answerBy)}`
const told = (company: string, answerBy: string) =>
  `${inflectName(company, 'কে')} জানানো হবে। ${formatUntil(answerBy)} পর্যন্ত মত বদলাতে পারবেন।`

export const words = {
  title: 'ইন্টারভিউ ও অফার',
  subtitle: 'কে ডেকেছেন, কবে, আর উত্তর দেওয়ার কত সময় বাকি।',
  tabs: {
    waiting: (count: number) => `উত্তর বাকি ${formatNumber(count)}`,
    ahead: (count: number) => `সামনে ${formatNumber(count)}`,
    past: (count: number) => `আগের ${formatNumber(count)}`,
  },
  empty: {
    waiting: 'কোনো উত্তর বাকি নেই',
    ahead: 'সামনে কিছু নেই',
    past: 'আগের কিছু নেই',
  },
  emptyText: {
    waiting: 'নতুন আমন্ত্রণ বা অফার এলে এখানে দেখতে পাবেন।',
    ahead: 'যে ইন্টারভিউয়ে থাকবেন বা যে চাকরিতে যোগ দেবেন, তা এখানে থাকবে।',
    past: 'উত্তর দেওয়া বা সময় পেরোনো আমন্ত্রণ ও অফার এখানে থাকবে।',
  },
  none: 'এখনো কোনো আমন্ত্রণ আসেনি',
  noneText: 'প্রোফাইল খোলা আর গোছানো থাকলে প্রতিষ্ঠানগুলো আপনাকে খুঁজে পায়।',
  toProfile: 'প্রোফাইল দেখুন',
  restFailed: 'বাকিগুলো আনা যায়নি।',
  offerHead: 'চাকরির অফার',
  onlyYou: 'শুধু আপনি দেখছেন',
  kindOf: (kind: 'interview' | 'offer', company: string) =>
    `${kind === 'interview' ? 'ইন্টারভিউ' : 'অফার'} · ${company}`,
  when: (at: string, minutes: number) =>
    `${formatDay(at)}, ${formatTimeSpan(at, new Date(Date.parse(at) + minutes * 60_000))}`,
  onCall: 'ভিডিও কলে',
  joinCall: 'ভিডিও কলের লিংক',
  dhaka: 'ঢাকার সময়',
  timeLeft: 'উত্তর দেওয়ার সময় বাকি',
  answerBy: (answerBy: string) => `শেষ সময়: ${formatUntil(answerBy)}`,
  left: formatWait,
  salary: (salary: number, currency: string) =>
    hasSign(currency)
      ? formatMoney(salary, currency)
      : [formatNumber(salary), currency].filter(Boolean).join(' '),
  monthly: 'মাসে',
  start: (date: string) => `যোগদান ${formatDate(date)}`,
  letter: 'প্রস্তাবপত্র',
  letterOf: (company: string) => `${company}: প্রস্তাবপত্র খুলুন`,
  letterOpening: 'খোলা হচ্ছে',
  letterGone: 'প্রস্তাবপত্রটি এখন খোলা যাচ্ছে না। একটু পর আবার চেষ্টা করুন।',
  calendar: 'ক্যালেন্ডারে রাখুন',
  calendarOf: (company: string) => `${company}: ক্যালেন্ডারে রাখুন`,
  calendarTitle: (title: string, company: string) => `ইন্টারভিউ: ${title}, ${company}`,
  sending: 'জানানো হচ্ছে',
  yes: { interview: 'থাকব', offer: 'গ্রহণ করুন' },
  no: { interview: 'থাকতে পারছি না', offer: 'ফিরিয়ে দিন' },
  nameOf: (answer: string, company: string) => `${company}: ${answer}`,
  ask: {
    interview: {
      accepted: (company: string, answerBy: string) => ({
        title: 'ইন্টারভিউয়ে থাকবেন?',
        text: told(company, answerBy),
        yes: 'থাকব',
        no: 'ভাবছি',
      }),
      declined: (company: string, answerBy: string) => ({
        title: 'ইন্টারভিউয়ে থাকতে পারছেন না?',
        text: told(company, answerBy),
        yes: 'থাকতে পারছি না',
        no: 'ভাবছি',
      }),
    },
    offer: {
      accepted: (company: string, answerBy: string) => ({
        title: 'অফারটি গ্রহণ করবেন?',
        text: told(company, answerBy),
        yes: 'গ্রহণ করুন',
        no: 'ভাবছি',
      }),
      declined: (company: string, answerBy: string) => ({
        title: 'অফারটি ফিরিয়ে দেবেন?',
        text: told(company, answerBy),
        yes: 'ফিরিয়ে দিন',
        no: 'ভাবছি',
      }),
    },
  },
  state: {
    interview: { accepted: 'থাকবেন জানিয়েছেন', declined: 'থাকবেন না জানিয়েছেন', expired: 'উত্তরের সময় শেষ' },
    offer: { accepted: 'গ্রহণ করেছেন', declined: 'ফিরিয়ে দিয়েছেন', expired: 'উত্তরের সময় শেষ' },
  },
  changeable: (answerBy: string) => `${formatUntil(answerBy)} পর্যন্ত বদলানো যাবে`,
  change: 'বদলান',
  changeOf: (company: string) => `${company}: উত্তর বদলান`,
  closed: 'উত্তর বদলানোর সময় শেষ',
  unanswered: 'উত্তর দেওয়া হয়নি, আর দেওয়া যাবে না',
  late: (company: string, msg: string) => `${company}: ${msg}`,
  seePast: 'আগেরগুলো দেখুন',
  answeredAt: formatDateTime,
} as const
