/** Texts of the app's own pages and events. */
export const words = {
  sessionEnded: 'সেশন শেষ হয়েছে। আবার লগইন করলে যেখানে ছিলেন সেখান থেকেই শুরু হবে।',
  partNotLoaded: 'এই অংশটি আনা গেল না। ইন্টারনেট দেখে আবার চেষ্টা করুন।',
  newRelease: { title: 'পেজের এই অংশটি আনা গেল না', text: 'সাইটের নতুন সংস্করণ এসেছে, অথবা ইন্টারনেট দুর্বল। পেজটি আবার খুলুন।' },
  reload: 'পেজটি আবার খুলুন',
  ownPage: 'আমার পেজে যান',
} as const
