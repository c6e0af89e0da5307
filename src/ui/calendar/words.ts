import { formatDateTime } from '#src/lib/bn.ts'
import type { Instant } from '#src/lib/dhaka.ts'

/** Texts of the entries, which are read outside of the client. */
export const words = {
  untitled: { live: 'লাইভ ক্লাস', assignment: 'অ্যাসাইনমেন্ট', exam: 'পরীক্ষা', interview: 'ইন্টারভিউ' },
  cancelled: (title: string) => `বাতিল: ${title}`,
  due: {
    live: (title: string) => title,
    assignment: (title: string) => `জমার শেষ সময়: ${title}`,
    exam: (title: string) => `পরীক্ষার শেষ সময়: ${title}`,
    interview: (title: string) => title,
  },
  topic: (topic: string) => `বিষয়: ${topic}`,
  teacher: (name: string) => `শিক্ষক: ${name}`,
  moved: (from: Instant) => `সময় বদলেছে, আগে ছিল ${formatDateTime(from)}`,
} as const
