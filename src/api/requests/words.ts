import type { RequestName } from './request-names.ts'

const names: Record<RequestName, string> = {
  'class-question': 'ক্লাসে প্রশ্ন',
  retest: 'রিটেস্টের আবেদন',
  review: 'রিভিউ',
  'mark-question': 'নম্বর নিয়ে কথা',
  'mark-reply': 'নম্বর নিয়ে উত্তর',
  lead: 'যোগাযোগের অনুরোধ',
  'orientation-seat': 'ওরিয়েন্টেশনের আসন',
  'orientation-hour': 'ওরিয়েন্টেশনের নতুন সময় চাওয়া',
  'guest-quiz': 'কুইজের উত্তর',
  'support-turn': 'ক্লাসে সাহায্যের অবস্থা',
  education: 'শিক্ষা',
  'education-edit': 'শিক্ষার বদল',
  experience: 'অভিজ্ঞতা',
  'experience-edit': 'অভিজ্ঞতার বদল',
  profile: 'প্রোফাইলের বদল',
  'talent-profile': 'ট্যালেন্ট প্রোফাইলের বদল',
  day: 'স্টাডি প্ল্যানের নতুন দিন',
  'day-edit': 'স্টাডি প্ল্যানের বদল',
  resource: 'নতুন রিসোর্স',
  'resource-edit': 'রিসোর্সের বদল',
  assignment: 'নতুন অ্যাসাইনমেন্ট',
  'assignment-edit': 'অ্যাসাইনমেন্টের বদল',
  'live-edit': 'ক্লাসের বর্ণনার বদল',
  'notice-edit': 'নোটিশের বদল',
  'module-complete': 'মডিউল শেষ করা',
}

export const words = {
  names,
  refused: (name: string, reason: string) => `${name} পাঠানো যায়নি: ${reason}`,
  fault: 'আমাদের দিকে একটু সমস্যা হয়েছে।',
  clash: 'একই জায়গা এর মধ্যে অন্য জায়গা থেকেও বদলানো হয়েছে। ফিরিয়ে নিয়ে দেখে নিন।',
  inDoubt: 'এটি এর মধ্যে পৌঁছে গিয়ে থাকতে পারে।',
} as const
