/** Texts of the talent's screens. */
export const words = {
  home: {
    title: 'ট্যালেন্ট প্রোফাইল',
    beingPrepared: 'ট্যালেন্ট প্রোফাইলের অংশটি তৈরি হচ্ছে',
    today: 'প্রোফাইল, ইন্টারভিউ আর অফারের পেজ শিগগিরই আসছে। এখন আপনার কোর্স, রেকর্ডিং ও অ্যাসাইনমেন্ট দেখতে পারেন।',
    next: 'আমার কোর্স',
    workUpdates: 'কাজের আপডেট',
    support: 'সাপোর্ট',
  },
} as const
