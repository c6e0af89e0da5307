/** Texts of the teacher's screens. */
export const words = {
  home: {
    title: 'শিক্ষকের কাজ',
    beingPrepared: 'শিক্ষকদের অংশটি তৈরি হচ্ছে',
    today: 'খাতা দেখা, নোটিশ আর স্টাডি প্ল্যানের পেজ শিগগিরই আসছে। এখন কোর্সের তালিকা ও কোর্সের পেজ দেখতে পারেন, সাপোর্টেও লিখতে পারেন।',
    next: 'কোর্স দেখুন',
    support: 'সাপোর্ট',
  },
} as const
