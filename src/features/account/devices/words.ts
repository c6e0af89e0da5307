import { formatNumber, formatRelative } from '#src/lib/bn.ts'
import type { Instant } from '#src/lib/dhaka.ts'

export const words = {
  title: 'ডিভাইস',
  subtitle: 'যেখানে যেখানে আপনার অ্যাকাউন্টে লগইন করা আছে।',
  thisOne: 'এই ডিভাইস',
  lastUsed: (instant: Instant) => `শেষ ব্যবহার ${formatRelative(instant)}`,
  inUse: 'এখন ব্যবহার হচ্ছে',
  others: 'অন্য ডিভাইস',
  noOthers: 'আর কোথাও লগইন করা নেই।',
  logOut: 'লগআউট',
  logOutHere: 'এখান থেকে লগআউট করুন',
  logOutOf: (name: string) => `${name} থেকে লগআউট`,
  loggingOut: 'লগআউট হচ্ছে',
  logOutAll: 'অন্য সব ডিভাইস থেকে লগআউট করুন',
  ask: 'এই ডিভাইস থেকে লগআউট করবেন?',
  askHere: 'আবার ঢুকতে লগইন করতে হবে।',
  askOther: (name: string) => `${name} থেকে লগআউট করবেন?`,
  askAll: 'অন্য সব ডিভাইস থেকে লগআউট করবেন?',
  stay: 'থাকুন',
  limit: (count: number) => `একসঙ্গে ${formatNumber(count)}টি ডিভাইসে লগইন থাকা যায়।`,
  unknown: 'চেনেন না এমন ডিভাইস দেখলে লগআউট করে পাসওয়ার্ড বদলে নিন।',
  loggedOut: 'লগআউট হয়েছে। আবার দেখা হবে।',
} as const
