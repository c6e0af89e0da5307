import { formatDayMonth, formatNumber } from '#src/lib/bn.ts'
import { formatBytes } from '#src/lib/bytes.ts'
import { offers } from '#src/lib/features.ts'

const count = formatNumber

export const words = {
  take: 'মডিউল সঙ্গে নিন',
  taking: 'মডিউল ফোনে আসছে',
  takingFiles: (here: number, all: number) => `ফাইল ${count(here)}/${count(all)}`,
  takingClasses: (here: number, all: number) => `ক্লাস ${count(here)}/${count(all)}`,
  full: 'ফোনে জায়গা নেই, মডিউল পুরো আসেনি',
  here: (until: number) => `ফোনে আছে, ${formatDayMonth(new Date(until).toISOString())} পর্যন্ত`,
  change: 'বদলান',
  /** In the heading of the day: short. */
  day: { waiting: 'মডিউল আসছে', full: 'ফোনে জায়গা নেই', done: 'মডিউল ফোনে আছে' },
  closed: 'এই মডিউল এখনো খোলেনি।',
  texts: offers.notes ? 'পাঠ, কাজ ও নোট' : 'পাঠ ও কাজ',
  textsOf: (classes: number, tasks: number, results: number) =>
    [
      classes > 0 && `${count(classes)}টি ক্লাসের লেখা`,
      tasks > 0 && `${count(tasks)}টি কাজ`,
      results > 0 && `${count(results)}টি পরীক্ষার ফল`,
      'স্টাডি প্ল্যান',
    ]
      .filter(Boolean)
      .join(', '),
  files: (all: number) => `ফাইল ${count(all)}টি`,
  filesText: offers.resources ? 'স্লাইড, কাজের ফাইল আর আপনার জমা' : 'কাজের ফাইল আর আপনার জমা',
  noFiles: 'এই মডিউলে কোনো ফাইল নেই',
  classes: (all: number) => `ক্লাস ${count(all)}টি`,
  classesText: (here: number, left: number) =>
    here === 0
      ? 'ইন্টারনেট ছাড়াও চলবে'
      : left === 0
        ? 'সবগুলো ফোনে আছে'
        : `${count(here)}টি ফোনে আছে, বাকি ${count(left)}টি আসবে`,
  kind: 'ক্লাস কীভাবে',
  sound: 'শুধু শব্দ',
  picture: 'ছবিসহ',
  next: 'পরের মডিউলও নিজে থেকে আসুক',
  nextText: 'শুধু ওয়াই-ফাইয়ে, আপনার সীমার মধ্যে',
  needs: (parts: readonly string[]) => `ইন্টারনেট লাগবেই: ${parts.join(', ')}`,
  needsParts: { classes: 'সরাসরি ক্লাস', exams: 'পরীক্ষা দেওয়া', links: 'বাইরের লিংক' },
  until: (at: number) =>
    `${formatDayMonth(new Date(at).toISOString())} পর্যন্ত ফোনে থাকবে; ইন্টারনেট পেলে সময় বাড়ে`,
  submit: (bytes: number) => (bytes > 0 ? `মডিউলটি নিন · প্রায় ${formatBytes(bytes)}` : 'মডিউলটি নিন'),
  began: 'মডিউলটি ফোনে আসছে। এর মধ্যেও খোলা যাবে।',
  failed: 'মডিউলে কী কী আছে জানা গেল না। ইন্টারনেট দেখে আবার চেষ্টা করুন।',
  drop: 'ফোন থেকে মুছুন',
} as const
