import type { RequestName } from './request-names.ts'

const names: Record<RequestName, string> = {
  'class-question': 'ক্লাসে প্রশ্ন',
  retest: 'রিটেস্টের আবেদন',
  review: 'রিভিউ',
  lead: 'যোগাযোগের অনুরোধ',
  'orientation-seat': 'ওরিয়েন্টেশনের আসন',
  'orientation-hour': 'ওরিয়েন্টেশনের নতুন সময় চাওয়া',
  'guest-quiz': 'কুইজের উত্তর',
  'support-turn': 'ক্লাসে সাহায্যের অবস্থা',
  education: 'শিক্ষা',
  'education-edit': 'শিক্ষার বদল',
  experience: 'অভিজ্ঞতা',
  'experience-edit': 'অভিজ্ঞতার বদল',
}

export const words = {
  names,
  refused: (name: string, reason: string) => `${name} পাঠানো যায়নি: ${reason}`,
  fault: 'আমাদের দিকে একটু সমস্যা হয়েছে।',
  inDoubt: 'এটি এর মধ্যে পৌঁছে গিয়ে থাকতে পারে।',
} as const
