/** Texts of the page about this device. */

import { formatDateTime, formatNumber } from '#src/lib/bn.ts'
import { formatBytes } from '#src/lib/bytes.ts'

export const words = {
  title: 'এই ডিভাইসে',
  subtitle: 'এখানে আপনার যা আছে, আর যা পাঠানো বাকি।',

  waiting: (count: number) => (count === 0 ? 'পাঠানো বাকি' : `পাঠানো বাকি ${formatNumber(count)}টি`),
  nothing: 'সবই পাঠানো হয়েছে।',
  later: 'ইন্টারনেট ফিরলে যাবে',
  sendNow: 'এখনই পাঠান',
  sending: 'পাঠানো হচ্ছে',
  goesByItself: 'জমা নেওয়া হয়েছে, নিজে থেকেই যাবে।',
  unsure: 'পৌঁছেছে কি না, জানা যায়নি। যেখানে লিখেছেন, সেখানে বেছে নিন।',
  refused: (reason: string) => `পাঠানো যায়নি: ${reason}`,
  answers: (count: number) => `পরীক্ষার উত্তর ${formatNumber(count)}টি`,

  kept: 'রাখা আছে',
  about: 'প্রায়',
  free: (bytes: number) => `খালি ${formatBytes(bytes)}`,
  share: 'ব্রাউজারের দেওয়া জায়গার কতটুকু নেওয়া হয়েছে',
  parts: {
    classes: (count: number) => `ক্লাস ${formatNumber(count)}টি`,
    modules: (count: number) => `সঙ্গে নেওয়া মডিউল ${formatNumber(count)}টি`,
    papers: (count: number) => `সঙ্গে নেওয়া খাতা ${formatNumber(count)}টি`,
    files: (count: number) => `বেছে নেওয়া ফাইল ${formatNumber(count)}টি`,
    pages: (count: number) => `পড়া পেজ ${formatNumber(count)}টি`,
    drafts: (count: number) => `শুরু করা লেখা ${formatNumber(count)}টি`,
    cards: (count: number) => `ঝালাইয়ের কার্ড ${formatNumber(count)}টি`,
    app: () => 'অ্যাপ নিজে',
  },
  until: {
    classes: 'ইন্টারনেট ছাড়া ৩০ দিন, বা লগআউট পর্যন্ত',
    modules: 'ইন্টারনেট ছাড়া ৩০ দিন, বা লগআউট পর্যন্ত',
    papers: 'সেভ, লগআউট বা ২৪ ঘণ্টা পর্যন্ত',
    files: 'পাঠানো পর্যন্ত, বেশি হলে ৩০ দিন; ফাইলটি যে ফর্মের, সেখান থেকে সরানো যায়',
    pages: 'লগআউট পর্যন্ত',
    drafts: 'পাঠানো পর্যন্ত, বেশি হলে ৩০ দিন',
    cards: 'লগআউট পর্যন্ত; রাখতে বললে তার পরেও',
    app: 'ইন্টারনেট ছাড়া খোলার জন্য',
  },
  taken: (at: number) => `${formatDateTime(new Date(at).toISOString())}-এ নেওয়া`,
  lasting: {
    yes: 'জায়গা কমলেও ব্রাউজার এগুলো রেখে দেবে।',
    no: 'জায়গা কমে গেলে ব্রাউজার এগুলো মুছতে পারে।',
  },
  ask: 'রেখে দিতে বলুন',
  notGiven: 'ব্রাউজার এখনো কথা দেয়নি। অ্যাপটি হোম স্ক্রিনে রাখলে বা নোটিফিকেশন চালু করলে সাধারণত দেয়।',

  remove: (part: string) => `মুছুন: ${part}`,
  save: (part: string) => `ফাইল হিসেবে নিন: ${part}`,
  cardsFile: 'jhalai.json',
  confirm: {
    title: (part: string, bytes: number) => `${part} মুছবেন? (${formatBytes(bytes)})`,
    pages: 'পেজগুলো ইন্টারনেট থাকলে আবার আসবে। ইন্টারনেট ছাড়া তত দিন খুলবে না।',
    drafts: 'সব ফর্মের পাঠানো না হওয়া লেখা মুছে যাবে।',
    cards: 'কার্ড আর কোনটি কতটা মনে আছে, তার হিসাব মুছে যাবে। আর ফেরানো যায় না, তাই আগে ফাইল হিসেবে নিয়ে রাখতে পারেন।',
    papers: 'ইন্টারনেট ছাড়া খাতাগুলো আর দেখা যাবে না। দেওয়া নম্বর থাকবে।',
    yes: 'মুছুন',
    no: 'না, থাক',
  },
  removed: (part: string) => `${part} মুছে ফেলা হয়েছে।`,
  undo: 'ফিরিয়ে আনুন',
} as const
