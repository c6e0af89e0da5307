/** Texts of the sheet, separate from those of rows and player, which many pages load. */

import { formatNumber } from '#src/lib/bn.ts'
import { formatBytes } from '#src/lib/bytes.ts'
import { offers } from '#src/lib/features.ts'

/** The texts of a class, which open offline. */
const readable = offers.notes ? 'লেখা আর নোট' : 'লেখা'

export const words = {
  what: 'কী রাখবেন',
  picture: 'ছবিসহ',
  pictureText: 'কোড আর স্লাইড দেখা যাবে',
  sound: 'শুধু শব্দ',
  soundFor: (size: string) => `শুধু শব্দ · ${size}`,
  soundText: 'লেখা দেখে শোনা যাবে',
  quality: 'ছবির মান',
  qualities: { low: 'কম', middle: 'মাঝারি', high: 'ভালো' },
  about: (bytes: number) => `প্রায় ${formatBytes(bytes)}`,
  goesWhenWatched: 'দেখা শেষ হলে মুছে যাক',
  goesWhenWatchedText: offers.notes ? 'নোট আর কত দূর দেখেছেন, তা থাকবে' : 'কত দূর দেখেছেন, তা থাকবে',
  comesAlong: 'সঙ্গে থাকবে',
  notes: (count: number) => (count > 0 ? `${formatNumber(count)}টি নোট` : 'নোট'),
  captions: 'ক্যাপশন',
  chapters: 'বিষয়সূচি',
  withThis: (bytes: number, limit: number) => `এটিসহ প্রায় ${formatBytes(bytes)}, সীমা ${formatBytes(limit)}`,
  free: (bytes: number) => `ফোনে খালি ${formatBytes(bytes)}`,
  submit: (count: number, bytes: number) =>
    count > 1
      ? `${formatNumber(count)}টি ক্লাস রাখুন · প্রায় ${formatBytes(bytes)}`
      : `ক্লাসটি রাখুন · প্রায় ${formatBytes(bytes)}`,
  replace: (bytes: number) => `বদলে রাখুন · প্রায় ${formatBytes(bytes)}`,
  measuring: 'কত বড়, দেখা হচ্ছে',
  raise: 'সীমা বাড়ান',
  overLimit: 'আপনার সীমার বেশি হবে। সীমা বাড়ান, কম মান বাছুন বা আগের ক্লাস মুছুন।',
  noRoom: (missing: number, free: number) =>
    `আরও ${formatBytes(missing)} জায়গা লাগবে; খালি আছে ${formatBytes(free)}।`,
  makeRoom: 'জায়গা করুন',
  dropWatched: (count: number, bytes: number) =>
    `দেখা শেষ ${formatNumber(count)}টি ক্লাস মুছে ${formatBytes(bytes)} খালি করুন`,
  dropWatchedTitle: (count: number, bytes: number) =>
    `দেখা শেষ ${formatNumber(count)}টি ক্লাস মুছবেন? (${formatBytes(bytes)})`,
  dropWatchedText: (titles: readonly string[]) =>
    `${titles.join(', ')}। ${offers.notes ? 'নোট আর কত দূর দেখেছেন, তা থাকবে।' : 'কত দূর দেখেছেন, তা থাকবে।'}`,
  yes: 'মুছুন',
  no: 'না, থাক',
  manage: 'ফোনে রাখা ক্লাসগুলো',
  notStored: 'ব্রাউজার কিছু রাখতে দিচ্ছে না। ব্যক্তিগত (প্রাইভেট) জানালায় হলে সাধারণ জানালায় খুলুন।',
  cannot: 'এই ব্রাউজারে ক্লাস রাখা যায় না',
  cannotText: `iPhone-এ iOS ১৭.১ বা নতুন, নয়তো Chrome, Edge বা Firefox-এ রাখা যাবে। ${readable} এখানেও ইন্টারনেট ছাড়া খুলবে।`,
  refused: {
    live: 'ক্লাসটি এখনো চলছে, তাই রাখা যায় না। শেষ হওয়ার পর রাখা যাবে।',
    protected: `ভিডিওটিতে ডিজিটাল তালা (DRM) আছে, তাই ফোনে রাখা যায় না। ${readable} ইন্টারনেট ছাড়াও খুলবে।`,
    'no-stream': `ক্লাসটি অন্য সাইটের প্লেয়ারে চলে, তাই ফোনে রাখা যায় না। ${readable} ইন্টারনেট ছাড়াও খুলবে।`,
    unreadable: `ভিডিওটি যেভাবে সাজানো, তাতে পুরোটা ফোনে রাখা যায় না। ${readable} ইন্টারনেট ছাড়াও খুলবে।`,
    'no-sound': 'ক্লাসটির শব্দ আলাদা করে রাখা যায় না। ছবিসহ রাখতে পারবেন।',
  },
  leftOut: (titles: readonly string[]) =>
    `${titles.map((title) => `“${title}”`).join(', ')} বাদ থাকবে, বাকিগুলো রাখা যাবে।`,
  sizeFailed: 'ক্লাসটি কত বড় জানা গেল না। ইন্টারনেট দেখে আবার চেষ্টা করুন।',
  began: 'ক্লাস রাখা শুরু হয়েছে। ট্যাব বন্ধ হলেও পরের বার সেখান থেকেই চলবে।',
  see: 'দেখুন',
  deleted: (title: string) => `মুছে ফেলা হয়েছে: ${title}`,
  deletedMany: (count: number) => `${formatNumber(count)}টি ক্লাস মুছে ফেলা হয়েছে`,
  deletedModules: (count: number) => `${formatNumber(count)}টি মডিউল মুছে ফেলা হয়েছে`,
  undo: 'ফিরিয়ে আনুন',
  keepSeveral: 'কয়েকটি একসঙ্গে রাখুন',
  stopChoosing: 'বাছা বন্ধ করুন',
  noneChosen: 'যে ক্লাসগুলো ফোনে রাখবেন, সেগুলো বাছুন',
  chosen: (count: number) => `${formatNumber(count)}টি বাছা`,
  keepChosen: 'ফোনে রাখুন',
} as const
