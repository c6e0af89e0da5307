/** Texts of the question about statistics and advertising. */
export const words = {
  title: 'পরিসংখ্যান ও বিজ্ঞাপনের অনুমতি',
  text: 'কোন পেজ কতবার দেখা হয়, কত দ্রুত খোলে আর বিজ্ঞাপন কাজে লাগে কি না, তা জানতে চাই। আপনার নাম, ফোন বা লেখা কিছুই যায় না। রাজি না হলেও সবকিছু একই রকম চলবে।',
  ask: 'পেজ ও বিজ্ঞাপন গোনা যাবে?',
  what: 'কী গোনা হয়',
  now: (hasAgreed: boolean) => (hasAgreed ? 'এখন অনুমতি দেওয়া আছে।' : 'এখন অনুমতি দেওয়া নেই।'),
  more: 'গোপনীয়তা নীতি',
  refuse: 'রাজি নই',
  agree: 'রাজি আছি',
} as const
