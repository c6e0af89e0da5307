import { formatDateTime, formatNumber, formatPercent, formatWait, formatMark } from '#src/lib/bn.ts'
import type { Instant } from '#src/lib/dhaka.ts'

const OUTCOMES = { right: 'ঠিক', partly: 'আংশিক', wrong: 'ভুল' } as const

export const words = {
  result: {
    title: 'ফল',
    submitted: 'জমা হয়েছে',
    closed: 'সময় শেষে জমা হয়েছে',
    underReview: 'মূল্যায়ন চলছে',
    underReviewText: 'শিক্ষক দেখছেন। ফল এলে এখানেই পাবেন, জানিয়েও দেব।',
    keysFrom: (instant: Instant) => `সঠিক উত্তর দেখা যাবে ${formatDateTime(instant)} থেকে।`,
    at: (instant: Instant) => formatDateTime(instant),
    late: 'কিছু উত্তর সময়ের পরে পৌঁছেছে',
    lateAnswer: 'দেরিতে পৌঁছেছে',
    number: 'রসিদ নম্বর',
    mark: formatMark,
    answers: 'প্রশ্নভিত্তিক ফল',
    yours: 'আপনার উত্তর',
    right: 'সঠিক উত্তর',
    none: 'উত্তর দেননি',
    mended: (mended: number, all: number) =>
      `গতবার যা বলা হয়েছিল, তার ${formatNumber(all)}টির ${formatNumber(mended)}টি ঠিক করেছেন।`,
    isRight: 'ঠিক',
    isWrong: 'ভুল',
    passed: 'পাস করেছেন',
    failed: 'পাস হয়নি',
    percent: formatPercent,
    classMean: (percent: number) => `ক্লাসের গড় ${formatPercent(percent)}`,
    passAt: (percent: number) => `পাস ${formatPercent(percent)}`,
    missing: (marks: number) => `পাস করতে আরও ${formatNumber(marks)} নম্বর লাগত।`,
    outOf: (marks: number) => `${formatNumber(marks)} নম্বরে`,
    got: (mark: number) => formatNumber(mark),
    taken: (seconds: number) => `${formatWait(seconds)} লেগেছে`,
    scale: (own: number, pass: number) =>
      `পেয়েছেন ${formatPercent(own)}, পাসের জন্য লাগে ${formatPercent(pass)}`,
    sections: 'কোন অংশে কত নম্বর',
    whole: 'সব প্রশ্ন মিলিয়ে',
    lookAt: 'নজর দিন',
    outcome: OUTCOMES,
    counted: (outcome: keyof typeof OUTCOMES, count: number) => `${OUTCOMES[outcome]} ${formatNumber(count)}`,
    stitch: (number: number, outcome: keyof typeof OUTCOMES, mark: number, marks: number) =>
      `প্রশ্ন ${formatNumber(number)}: ${OUTCOMES[outcome]}, ${formatNumber(marks)}-এর মধ্যে ${formatNumber(mark)}`,
    view: 'যে প্রশ্নগুলো দেখাবে',
    onlyWrong: (count: number) => `শুধু ভুলগুলো ${formatNumber(count)}`,
    all: (count: number) => `সব প্রশ্ন ${formatNumber(count)}`,
    next: 'এরপর কী',
    practiceWrong: (count: number) => `${formatNumber(count)}টি ভুল নিয়ে অনুশীলন`,
    practice: 'কুইজ দিয়ে অনুশীলন করুন',
    practiceText: 'নম্বর যোগ হবে না, যতবার খুশি',
    plan: 'স্টাডি প্ল্যানে এগিয়ে যান',
    planText: 'এই মডিউলের ক্লাস, রেকর্ডিং ও পরের ধাপ',
    handedIn: 'জমা',
    timeTaken: 'সময় লেগেছে',
    length: (seconds: number) => formatWait(seconds),
    try: 'কততম বার',
    tryNo: (ordinal: string) => `${ordinal} বার`,
    comment: 'শিক্ষকের মন্তব্য',
    line: (line: number) => `লাইন ${formatNumber(line)}`,
    retest: {
      requested: 'রিটেস্টের আবেদন করেছেন, শিক্ষকের উত্তর আসেনি।',
      granted: 'রিটেস্টের আবেদন মঞ্জুর হয়েছে।',
      refused: 'রিটেস্টের আবেদন মঞ্জুর হয়নি।',
    },
    retestTitle: 'রিটেস্ট',
    askRetest: 'রিটেস্ট চান',
    yourReason: (text: string) => `আপনি লিখেছিলেন: ${text}`,
  },
  receipt: {
    waitingTitle: 'জমা নেওয়া হয়েছে, পাঠানো বাকি',
    waitingByTime: 'সময় শেষ। উত্তর পাঠানো হচ্ছে',
    waitingText: 'এই রসিদ আর উত্তর এই ডিভাইসে আছে। ইন্টারনেট ফিরলে নিজে থেকেই জমা হবে, একবারই।',
    sendingText: 'সার্ভারে পৌঁছানো পর্যন্ত একটু অপেক্ষা করুন।',
    goneTitle: 'সার্ভারে পরীক্ষাটি পাওয়া যাচ্ছে না',
    goneText:
      'জমা হয়নি। উত্তর এই ডিভাইসে আছে, আমরা বারবার খোঁজ নিচ্ছি; পাওয়া গেলে নিজে থেকেই জমা হবে। শিক্ষক বা সাহায্যকেন্দ্রে জানান।',
    unsent: (count: number) => `${formatNumber(count)}টি উত্তর এখনো শুধু এই ডিভাইসে আছে`,
    doneTitle: 'জমা হয়েছে',
    closedTitle: 'সময় শেষে জমা হয়েছে',
    elsewhereTitle: 'পরীক্ষাটি আগেই জমা হয়েছে',
    at: (instant: Instant) => formatDateTime(instant),
    when: 'সময়',
    count: 'উত্তর',
    counted: (whole: number, begun: number) =>
      begun === 0
        ? `${formatNumber(whole)}টি`
        : `${formatNumber(whole)}টি, আরও ${formatNumber(begun)}টিতে কিছু ঘর বাকি`,
    late: 'কিছু উত্তর পরীক্ষার সময়ের পরে পৌঁছেছে, তবে নেওয়া হয়েছে।',
    again: 'এখনই পাঠান',
    toResult: 'ফল ও বিবরণ',
    refused: (count: number) => `এই ডিভাইসের ${formatNumber(count)}টি উত্তর সময়মতো না পৌঁছানোয় নেওয়া হয়নি।`,
    afterEnd: (count: number) =>
      `এই ডিভাইসের ${formatNumber(count)}টি উত্তর নেওয়া হয়নি: এখান থেকে পাঠানোর আগেই পরীক্ষাটি জমা হয়ে গেছে।`,
    unchosen: (count: number) =>
      `${formatNumber(count)}টি প্রশ্নে দুটি উত্তর লেখা ছিল। একটি জমা হয়েছে, অন্যটি জমা হয়নি।`,
    leftFiles: (count: number) =>
      `${formatNumber(count)}টি ফাইল বা ছবি জমায় যায়নি, শুধু এই ডিভাইসে আছে। নাম চাপলে সেভ হবে:`,
    download: 'উত্তরগুলো ডাউনলোড করুন',
    part: {
      title: 'উত্তরগুলো ডাউনলোড না করেই যাবেন?',
      text: 'যে উত্তর নেওয়া হয়নি, তা শুধু এই ডিভাইসে আছে। এগিয়ে গেলে তা মুছে যাবে, আর ফেরানো যাবে না।',
      yes: 'মুছে এগিয়ে যান',
      no: 'এখানে থাকুন',
    },
    fileName: 'answers.txt',
  },
} as const
