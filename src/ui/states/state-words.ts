/** Words of the pages that replace another: not found, forbidden, offline, broken. */
export const words = {
  'not-found': { title: 'পেজটি পাওয়া যায়নি', text: 'ঠিকানাটি বদলেছে বা ভুল হয়েছে। হোম থেকে আবার শুরু করুন।' },
  forbidden: { title: 'এই পেজ আপনার জন্য খোলা নয়', text: 'অন্য অ্যাকাউন্টে লগইন করা থাকলে সেটি দিয়ে চেষ্টা করুন।' },
  offline: { title: 'ইন্টারনেট নেই', text: 'এই পেজটি ফোনে নেই। ইন্টারনেট এলে খুলবে।' },
  error: { title: 'পেজটি আনা গেল না', text: 'আমাদের দিকে একটু সমস্যা হয়েছে। আবার চেষ্টা করুন; না হলে সাপোর্টে জানান।' },
  home: 'হোমে যান',
  support: 'সাপোর্ট',
} as const
