/** A line about each page and action, and what people type when they look for it. */

import { offers } from '#src/lib/features.ts'
import type { FoundName } from '../shared/destinations.ts'

interface SearchWords {
  line: string
  topic: string
}

export const destinationWords: Readonly<Record<FoundName, SearchWords>> = {
  day: {
    line: 'আজকের ক্লাস, জমা ও পরীক্ষা',
    topic: 'আজ আজকের ড্যাশবোর্ড শুরু today dashboard home',
  },
  routine: {
    line: 'কোন দিন কোন ক্লাস',
    topic: 'রুটিন সময়সূচি কালকের ক্লাস আজকের ক্লাস পরের ক্লাস কখন ক্লাস ক্যালেন্ডার routine schedule calendar class kobe',
  },
  tasks: {
    line: 'অ্যাসাইনমেন্ট ও পরীক্ষা, শেষ সময় ধরে',
    topic: 'কাজ জমা অ্যাসাইনমেন্ট ডেডলাইন হোমওয়ার্ক task due pending baki kaj',
  },
  exams: { line: 'সামনের পরীক্ষা ও কুইজ', topic: 'কুইজ টেস্ট exam quiz test porikkha' },
  recordings: { line: 'হয়ে যাওয়া সব ক্লাস', topic: 'ভিডিও মিস করা ক্লাস recording video' },
  courses: { line: 'যে কোর্সে ভর্তি আছেন', topic: 'ব্যাচ কোর্সগুলো my course batch' },
  notes: { line: 'সব কোর্সের নোট এক জায়গায়', topic: 'খাতা লেখা note notes' },
  practice: { line: 'নম্বর ছাড়া চর্চা', topic: 'প্র্যাকটিস চর্চা কুইজ practice' },
  assessments: { line: 'ধাপে ধাপে দক্ষতা যাচাই', topic: 'লেভেল দক্ষতা যাচাই assessment level' },
  certificates: {
    line: 'সনদ, রিপোর্ট কার্ড ও সুপারিশপত্র',
    topic: 'সনদ certificate রিপোর্ট কার্ড report card',
  },
  transactions: {
    line: 'পেমেন্ট, রসিদ ও বাকি টাকা',
    topic: 'টাকা পেমেন্ট বিল ইনভয়েস রসিদ কিস্তি payment invoice transaction',
  },
  workUpdates: { line: 'আজ কী করলেন লিখুন', topic: 'ওয়ার্ক দিনের কাজ work update' },
  notifications: { line: 'যা জানানো হয়েছে', topic: 'খবর ঘণ্টা notification alert' },
  teacherNotifications: { line: 'যা জানানো হয়েছে', topic: 'খবর ঘণ্টা notification alert' },
  alerts: {
    line: 'কোন খবর কোথায় পাবেন',
    topic: 'সেটিংস এসএমএস পুশ বন্ধ settings alert push',
  },
  teacherAlerts: {
    line: 'কোন খবর কোথায় পাবেন',
    topic: 'সেটিংস এসএমএস পুশ বন্ধ settings alert push',
  },
  profile: { line: 'নাম, ছবি ও পাসওয়ার্ড', topic: 'নাম বদলান ছবি পাসওয়ার্ড বদলান profile password' },
  devices: { line: 'কোথায় কোথায় লগইন আছেন', topic: 'ফোন ডিভাইস সরান device' },
  onDevice: {
    line: 'কী পাঠানো বাকি, কী রাখা আছে',
    topic: 'জায়গা মেমরি অফলাইন বাকি মুছুন storage offline space',
  },
  teacherOnDevice: {
    line: 'কী পাঠানো বাকি, কী রাখা আছে',
    topic: 'জায়গা মেমরি অফলাইন বাকি মুছুন storage offline space',
  },
  support: {
    line: 'সমস্যা জানান, টিকিট লিখুন',
    topic: 'সাহায্য টিকিট লিখুন হেল্প অভিযোগ ফেরত রিফান্ড help support ticket refund',
  },
  catalogue: { line: 'নতুন কোর্স বেছে নিন', topic: 'কোর্স তালিকা ভর্তি catalogue courses' },
  free: { line: 'টাকা ছাড়া দেখে নিন', topic: 'বিনামূল্যে free class' },
  home: { line: 'যেখান থেকে শুরু', topic: 'হোম home' },
  login: { line: 'নিজের কোর্সে ঢুকুন', topic: 'সাইন ইন অ্যাকাউন্ট খুলুন login signup sign in' },
  howItWorks: { line: 'লাইভ ক্লাস থেকে প্রজেক্ট', topic: 'নিয়ম কীভাবে how it works' },
  certificateCheck: {
    line: 'কাগজটি আসল কি না',
    topic: 'যাচাই ভেরিফাই verify certificate check',
  },
  refunds: { line: 'কখন, কীভাবে ফেরত পাবেন', topic: 'রিফান্ড refund policy' },
  openAssessments: { line: 'সবার জন্য খোলা', topic: 'পরীক্ষা দক্ষতা assessment' },
  today: {
    line: 'ক্লাস, খাতা ও যা সামনে',
    topic: 'ড্যাশবোর্ড আজকের ক্লাস কালকের ক্লাস today dashboard',
  },
  grading: { line: 'জমা পড়া কাজ', topic: 'নম্বর দেওয়া মূল্যায়ন বাকি কাজ গ্রেডিং grading submission' },
  levels: { line: 'যে লেভেলগুলো অপেক্ষায়', topic: 'অ্যাসেসমেন্ট level' },
  batches: {
    line: offers.resources ? 'শিক্ষার্থী, স্টাডি প্ল্যান ও রিসোর্স' : 'শিক্ষার্থী ও স্টাডি প্ল্যান',
    topic: 'ক্লাস রুটিন শিক্ষার্থী batch learners',
  },
  notices: { line: 'যা জানিয়েছেন', topic: 'ঘোষণা notice' },
  newNotice: { line: 'ব্যাচকে জানান', topic: 'ঘোষণা notice' },
  newExam: { line: 'প্রশ্ন ও নম্বর', topic: 'কুইজ প্রশ্ন exam quiz' },
  desk: { line: 'প্রোফাইল, ইন্টারভিউ ও প্রস্তাব', topic: 'চাকরি সিভি talent cv job' },
  interviews: {
    line: 'ডাক ও সময়, উত্তর দিন',
    topic: 'চাকরি ভাইভা ডাক interview job',
  },
  offers: {
    line: 'কে কী প্রস্তাব দিয়েছে',
    topic: 'অফার বেতন নিয়োগ offer job salary',
  },
  jobs: { line: 'চাকরির খবর ও আবেদন', topic: 'চাকরি ক্যারিয়ার job career' },
}

export const actionWords = {
  help: {
    title: 'উত্তর খুঁজুন',
    line: 'এই পেজ থেকে না গিয়েই সাহায্য',
    topic: 'সাহায্য প্রশ্ন হেল্প কীভাবে help answer question',
  },
  dark: { title: 'গাঢ় রং চালু করুন', line: 'চোখে কম আলো', topic: 'ডার্ক মোড থিম রাত dark mode theme' },
  light: { title: 'হালকা রং চালু করুন', line: 'দিনের আলোর মতো', topic: 'লাইট মোড থিম দিন light mode theme' },
  logOut: {
    title: 'লগআউট করুন',
    line: 'এই ডিভাইস থেকে বের হন',
    topic: 'বের হওয়া সাইন আউট logout log out sign out',
  },
} as const
