/** Words of fields, files and other parts of forms and long lists. */

import { formatNumber } from '#src/lib/bn.ts'

const HEIC =
  'আইফোনের HEIC ছবি এই ব্রাউজার খুলতে পারে না। আইফোনে Settings › Camera › Formats › Most Compatible বেছে আবার তুলুন, অথবা ছবিটির স্ক্রিনশট দিন।'

export const words = {
  field: {
    optional: 'ঐচ্ছিক',
    showPassword: 'পাসওয়ার্ড দেখান',
    hidePassword: 'পাসওয়ার্ড লুকান',
    choose: 'বেছে নিন',
    unnamed: 'নাম জানা নেই',
    country: 'দেশের কোড',
    cut: (most: number, left: number) =>
      `এখানে সর্বোচ্চ ${formatNumber(most)} অক্ষর নেওয়া যায়। পেস্ট করা লেখার শেষের ${formatNumber(left)}টি অক্ষর বাদ গেছে, আগের লেখা ঠিক আছে।`,
  },
  form: {
    unsent: 'ইন্টারনেট নেই, তাই কিছু পাঠানো হয়নি। যা লিখেছেন বা বেছেছেন, এখানেই আছে; ইন্টারনেট এলে আবার চাপুন।',
  },
  saveBar: {
    save: 'সেভ করুন',
    saving: 'সেভ হচ্ছে',
    undo: 'আগের মতো করুন',
    unsaved: 'বদলগুলো এখনো সেভ হয়নি',
    saved: 'সব সেভ করা আছে',
  },
  otp: { label: 'কোড' },
  file: {
    choose: 'ফাইল বেছে নিন',
    camera: 'ছবি তুলুন',
    drop: 'ফাইল এখানে টেনে ছাড়ুন, অথবা পেস্ট করুন',
    progress: (name: string) => `${name} পাঠানো হচ্ছে`,
    cancel: (name: string) => `${name} পাঠানো থামান`,
    remove: (name: string) => `${name} সরান`,
    // The number stays next to its unit.
    upTo: (kinds: readonly string[], megabytes: number) =>
      `${kinds.join(', ')} সর্বোচ্চ ${formatNumber(megabytes)}\u{A0}এমবি`.trim(),
    limits: (each: readonly string[]) => each.join('; '),
    kinds: { picture: 'ছবি', document: 'ডকুমেন্ট', archive: 'জিপ', code: 'কোড', video: 'ভিডিও', clip: 'ভিডিও' },
    preparing: 'ফাইলটি তৈরি হচ্ছে…',
    /** All bytes have left the page; nobody knows yet whether they have arrived. */
    unconfirmed: 'পাঠানো হচ্ছে, পৌঁছানোর খবর এখনো আসেনি',
    which: (count: number) => `${formatNumber(count)}টি ফাইল এসেছে, এখানে একটি দেওয়া যায়। কোনটি দেবেন?`,
    join: (count: number) => `${formatNumber(count)}টি ছবি মিলিয়ে একটি PDF বানান`,
    addPages: (count: number) => `${formatNumber(count)}টি ছবি পৃষ্ঠা হিসেবে যোগ করুন`,
    joinPapers: (count: number) => `${formatNumber(count)}টি ফাইল মিলিয়ে একটি PDF বানান`,
    addPapers: (count: number) => `${formatNumber(count)}টি ফাইলের পৃষ্ঠা যোগ করুন`,
    pageOrFile: 'ফাইলটি পৃষ্ঠা হিসেবে যোগ করবেন, না পৃষ্ঠাগুলোর বদলে দেবেন?',
    papersOnly: 'শুধু ছবি আর PDF মেলানো যায়, অন্য ফাইল নয়। সেগুলোর পৃষ্ঠাও লাগলে ছবি তুলে দিন।',
    noneOfThem: 'কোনোটি নয়',
    /** At most three names, and the number of the others. */
    left: (names: readonly string[]) => {
      const more = names.length > 3 ? ` ও আরও ${formatNumber(names.length - 3)}টি` : ''
      return `নেওয়া হয়নি: ${names.slice(0, 3).join(', ')}${more}।`
    },
    notHere: (taken: readonly string[]) => `এই ধরনের ফাইল এখানে নেওয়া হয় না। নেওয়া হয়: ${taken.join(', ')}।`,
    noPicture: 'ফাইলটি ছবি হিসেবে খোলা যায় না। অন্য ছবি দিন।',
    unreadable: 'ফাইলটি এই ডিভাইস থেকে পড়া গেল না। ক্লাউডে থাকলে আগে ডাউনলোড করে নিন, তারপর আবার দিন।',
    tooManyPixels: (width: number, height: number) =>
      `ছবিটির মাপ ${formatNumber(width)} × ${formatNumber(height)} পিক্সেল, যা খোলার মতো নয়। ছোট করে আবার দিন।`,
    locked: 'ফাইলটি পাসওয়ার্ড দিয়ে আটকানো। পাসওয়ার্ড তুলে সেভ করে আবার দিন।',
    /** The real format of a document whose name says otherwise. */
    formats: {
      pdf: 'PDF',
      docx: 'Word ডকুমেন্ট (docx)',
      xlsx: 'Excel শিট (xlsx)',
      pptx: 'PowerPoint স্লাইড (pptx)',
      odt: 'OpenDocument লেখা (odt)',
      ods: 'OpenDocument শিট (ods)',
      odp: 'OpenDocument স্লাইড (odp)',
      rtf: 'RTF লেখা',
      office: 'পুরোনো ধরনের Office ফাইল (doc, xls বা ppt)',
      zip: 'ZIP ফাইল',
      html: 'ওয়েব পেজ (HTML)',
      program: 'প্রোগ্রাম',
    },
    otherInside: (ending: string, format: string) =>
      `ফাইলের নামে ${ending} লেখা, কিন্তু ভেতরে আছে ${format}। যে প্রোগ্রামে বানিয়েছেন, সেখান থেকে ${ending} হিসেবে সেভ করে দিন।`,
    notInside: (ending: string) => `ফাইলটি ${ending} হিসেবে খোলা যায় না। আবার সেভ করে দিন, অথবা অন্য ফাইল দিন।`,
    /** How to make an accepted file, by the rejected extension, with the resulting kind. */
    hints: {
      heic: { to: 'picture', text: HEIC },
      heif: { to: 'picture', text: HEIC },
      hif: { to: 'picture', text: HEIC },
      avif: { to: 'picture', text: 'ছবিটি JPG হিসেবে সেভ করে দিন, অথবা তার স্ক্রিনশট দিন।' },
      mov: {
        to: 'video',
        text: 'ভিডিওটি MP4 করে দিন: আইফোনে Settings › Camera › Formats › Most Compatible বেছে নিন।',
      },
      '3gp': { to: 'video', text: 'ভিডিওটি MP4 করে দিন।' },
      m4a: { to: 'video', text: 'শব্দ রেকর্ড এখানে নেওয়া হয় না, ভিডিও হলে MP4 করে দিন।' },
    } as Readonly<Record<string, { to: 'picture' | 'video'; text: string } | undefined>>,
    empty: 'ফাইলটি ফাঁকা। অন্য ফাইল দিন।',
    tooLarge: (size: string) => `ফাইলটি ${size}-এর বেশি। ছোট করে আবার দিন।`,
  },
  stepper: {
    step: (at: number, total: number) => `ধাপ ${formatNumber(at)} / ${formatNumber(total)}`,
    done: 'সম্পন্ন',
  },
  richText: {
    tools: 'লেখার সাজ',
    bold: 'মোটা',
    list: 'তালিকা',
    numbered: 'ক্রমিক তালিকা',
    hint: 'ফাঁকা লাইন দিলে নতুন অনুচ্ছেদ হয়। লাইনের শুরুতে - দিলে তালিকা।',
    simplified: 'এই লেখার কিছু সাজ এখানে দেখানো যায় না। সেভ করলে সেগুলো সাদামাটা হয়ে যাবে।',
  },
  pager: {
    label: 'পেজ বদল',
    previous: 'আগের পেজ',
    next: 'পরের পেজ',
    page: (page: number) => `পেজ ${formatNumber(page)}`,
    range: (from: number, to: number, total: number) =>
      `${formatNumber(total)}টির মধ্যে ${formatNumber(from)}–${formatNumber(to)}`,
  },
} as const
