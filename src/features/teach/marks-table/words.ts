/** Texts of the table of marks, out and in. */
import { formatNumber } from '#src/lib/bn.ts'

const n = formatNumber

export const words = {
  csv: {
    save: 'নম্বরের ছক নামান',
    cancel: (done: number, all: number) => (all === 0 ? 'পড়া হচ্ছে… থামান' : `${n(all)}টির ${n(done)}টি পড়া হয়েছে… থামান`),
    none: 'এখনো কেউ জমা দেননি।',
    failed: 'সব খাতা পড়া গেল না, তাই ফাইলটি বানানো হয়নি।',
    again: 'আবার চেষ্টা করুন',
    fileName: (title: string) => `${title.replace(/[\\/:*?"<>|]+/g, ' ')}.csv`,
    name: 'নাম',
    try: 'চেষ্টা',
    handedIn: 'জমা',
    state: 'অবস্থা',
    states: { open: 'চলছে', 'handed-in': 'জমা হয়েছে', closed: 'সময় শেষে জমা', checked: 'দেখা হয়েছে' },
    /** Latin figures, as in the rest of the table. */
    question: (no: number, marks: number) => `প্রশ্ন ${no} (${marks})`,
    criterion: (no: number, title: string, marks: number) => `প্রশ্ন ${no}: ${title} (${marks})`,
    total: 'মোট',
    full: 'পূর্ণমান',
    comment: 'মন্তব্য',
    paper: 'খাতার আইডি',
  },
} as const
