import { formatNumber } from '#src/lib/bn.ts'

/** For parts of the room that are loaded after its first question. */
export const words = {
  keys: {
    title: 'কিবোর্ড দিয়ে পরীক্ষা',
    choose: 'উত্তর বেছে নেওয়া বা তুলে নেওয়া',
    next: 'পরের প্রশ্ন',
    previous: 'আগের প্রশ্ন',
    flag: 'পরে দেখব',
    palette: 'প্রশ্নের তালিকায় যাওয়া',
    clear: 'বেছে নেওয়া উত্তর মোছা, লেখা বা ফাইল নয়',
    time: 'কত সময় বাকি, শোনা',
    review: 'জমা দেওয়ার আগে দেখা',
    sheet: 'এই তালিকা',
    fromField: 'লেখার ঘর থেকে পরের প্রশ্ন',
  },
  last: {
    title: 'গতবার যা ঠিক করতে বলা হয়েছিল',
    ticked: (ticked: number, all: number) => `${formatNumber(all)}টির ${formatNumber(ticked)}টি ঠিক করেছেন`,
    figure: (ticked: number, all: number) => `${formatNumber(all)}টির ${formatNumber(ticked)}টি`,
    own: 'টিকগুলো শুধু আপনার জন্য: এই ডিভাইসে থাকে, শিক্ষক দেখেন না।',
    left: (count: number) => `${formatNumber(count)}টি বাকি রেখেও জমা দিতে পারেন।`,
    line: (line: number) => `লাইন ${formatNumber(line)}`,
    same: 'উত্তরটি আগের মতোই আছে',
  },
  review: {
    title: 'জমা দেওয়ার আগে দেখুন',
    text: 'জমা দেওয়ার পর উত্তর আর বদলানো যাবে না।',
    allDone: 'সব প্রশ্নের উত্তর দিয়েছেন।',
    blank: (count: number) => `${formatNumber(count)}টি প্রশ্ন খালি`,
    begun: (count: number) => `${formatNumber(count)}টি প্রশ্নে কিছু ঘর বাকি`,
    flagged: (count: number) => `${formatNumber(count)}টি প্রশ্ন ‘পরে দেখব’ চিহ্নে`,
    other: (count: number) => `${formatNumber(count)}টি প্রশ্নে আরেকটি উত্তরও লেখা আছে`,
    fileLost: (number: number) => `প্রশ্ন ${formatNumber(number)}: ফাইলটি আবার বেছে নিন`,
    back: 'প্রশ্নে ফিরে যান',
    confirm: 'পরীক্ষা জমা দিন',
    facts: (answered: number, total: number) =>
      `${formatNumber(total)}টির মধ্যে ${formatNumber(answered)}টির উত্তর দিয়েছেন।`,
  },
} as const
