/** All words of the shared parts. */
import { bnNumber, bnRelative } from '#src/lib/bn.ts'

export const words = {
  load: {
    loading: 'আনা হচ্ছে',
    slow: 'সংযোগ ধীর, তাই দেরি হচ্ছে।',
    cancel: 'থামান',
    stale: (fetchedAt: number) => `নতুন তথ্য আনা যায়নি। ${bnRelative(fetchedAt)} যা পাওয়া গেছে তা-ই দেখানো হচ্ছে।`,
    staleOfUnknownAge: 'নতুন তথ্য আনা যায়নি। আগের তথ্য দেখানো হচ্ছে।',
  },
  failed: {
    title: 'তথ্য আনা গেল না',
    offlineTitle: 'ইন্টারনেট সংযোগ নেই',
    retry: 'আবার চেষ্টা করুন',
    retryShort: 'আবার',
    report: 'সাপোর্টে জানান',
  },
  state: {
    'not-found': { title: 'পেজটি পাওয়া যায়নি', text: 'ঠিকানাটি বদলেছে বা ভুল হয়েছে। হোম থেকে আবার শুরু করুন।' },
    forbidden: { title: 'এই পেজ আপনার জন্য খোলা নয়', text: 'অন্য অ্যাকাউন্টে লগইন করা থাকলে সেটি দিয়ে চেষ্টা করুন।' },
    offline: { title: 'ইন্টারনেট সংযোগ নেই', text: 'সংযোগ দেখে আবার চেষ্টা করুন। আপনার লেখা এই ডিভাইসে রাখা আছে।' },
    error: { title: 'পেজটি আনা গেল না', text: 'আমাদের দিকে একটু সমস্যা হয়েছে। আবার চেষ্টা করুন; না হলে সাপোর্টে জানান।' },
    home: 'হোমে যান',
    support: 'সাপোর্ট',
  },
  button: { pending: 'অপেক্ষা করুন' },
  price: { free: 'FREE', old: 'আগের দাম' },
  field: {
    optional: 'ঐচ্ছিক',
    showPassword: 'পাসওয়ার্ড দেখান',
    hidePassword: 'পাসওয়ার্ড লুকান',
    choose: 'বেছে নিন',
    country: 'দেশের কোড',
  },
  otp: { label: 'কোড' },
  file: {
    choose: 'ফাইল বেছে নিন',
    camera: 'ছবি তুলুন',
    drop: 'ফাইল এখানে টেনে ছাড়ুন, অথবা পেস্ট করুন',
    progress: (name: string) => `${name} পাঠানো হচ্ছে`,
    cancel: (name: string) => `${name} পাঠানো থামান`,
    remove: (name: string) => `${name} সরান`,
  },
  progress: { of: (done: number, total: number) => `${bnNumber(total)}-এর মধ্যে ${bnNumber(done)}` },
  stepper: { of: (at: number, total: number) => `ধাপ ${bnNumber(at)} / ${bnNumber(total)}`, done: 'সম্পন্ন' },
  pager: {
    label: 'পাতা বদল',
    previous: 'আগের পাতা',
    next: 'পরের পাতা',
    page: (page: number) => `পাতা ${bnNumber(page)}`,
    range: (from: number, to: number, total: number) => `${bnNumber(total)}টির মধ্যে ${bnNumber(from)}–${bnNumber(to)}`,
  },
  link: { newTab: 'নতুন ট্যাবে খোলে' },
  panel: { close: 'বন্ধ করুন' },
  confirm: { no: 'ফিরে যান' },
  toast: { close: 'বার্তা বন্ধ করুন', report: 'জানান', region: 'বার্তা', success: 'সফল', error: 'ত্রুটি' },
  skip: 'মূল অংশে যান',
  nav: {
    fold: 'মেনু গুটিয়ে নিন',
    unfold: 'মেনু খুলুন',
    waiting: (text: string, count: number) => `${text}, ${bnNumber(count)}টি বাকি`,
    /** Said behind the bare number: `২টি বাকি`. */
    stillWaiting: 'টি বাকি',
  },
} as const
