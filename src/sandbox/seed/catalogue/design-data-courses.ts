/** UX design and data science, with their bundles. (spec 9 Bundle FAQ prices) */

import { ARIF, MAHJABIN } from '../people.ts'
import { planCodeTest, planInterview, planLives, planQuiz, planTask, planVideos } from './curriculum.ts'
import type { CourseDraft } from './make-course.ts'

const UX_COURSES: readonly CourseDraft[] = [
  {
    slug: 'ux-design',
    kind: 'live',
    title: 'ইউএক্স ডিজাইন: গবেষণা থেকে প্রোটোটাইপ',
    promise: 'ব্যবহারকারীর সঙ্গে কথা বলা থেকে শুরু করে পরীক্ষিত প্রোটোটাইপ আর পোর্টফোলিও, চার মাসে।',
    category: 'category-ux',
    teachers: [MAHJABIN],
    price: 8000,
    was: 10000,
    chapters: [
      {
        title: 'ব্যবহারকারীকে জানা',
        lessons: [
          ...planLives('ইউএক্স কী', 'ইন্টারভিউ নেওয়া', 'পারসোনা', 'সমস্যা বাছাই', 'যাত্রাপথ আঁকা', 'তথ্য সাজানো'),
          planTask('অ্যাসাইনমেন্ট ১: পাঁচটি ইন্টারভিউ'),
        ],
      },
      {
        title: 'আঁকা ও গড়া',
        lessons: [
          ...planLives('ওয়্যারফ্রেম', 'Figma-র শুরু', 'গ্রিড ও টাইপ', 'রং', 'কম্পোনেন্ট', 'অটো লেআউট'),
          planTask('অ্যাসাইনমেন্ট ২: টিকিটের অ্যাপ'),
          planQuiz('কুইজ: দেখার নিয়ম'),
        ],
      },
      {
        title: 'যাচাই',
        lessons: [
          ...planLives('প্রোটোটাইপ', 'ব্যবহার পরীক্ষা', 'ফলাফল পড়া', 'বদলানো', 'অ্যাক্সেসিবিলিটি', 'হস্তান্তর'),
          planTask('অ্যাসাইনমেন্ট ৩: তিনজনের পরীক্ষা'),
        ],
      },
      {
        title: 'পোর্টফোলিও',
        lessons: [
          ...planLives('কেস স্টাডি', 'গল্প বলা', 'ইন্টারভিউ', 'দলের কাজ', 'দরদাম', 'শেষ প্রদর্শনী'),
          planInterview('মক ইন্টারভিউ'),
        ],
      },
    ],
    outcomes: ['ব্যবহারকারীর ইন্টারভিউ নিতে', 'Figma-তে প্রোটোটাইপ বানাতে', 'ব্যবহার পরীক্ষা চালাতে', 'কেস স্টাডি লিখতে'],
    keywords: 'ux ui design figma research prototype ইউএক্স ডিজাইন ফিগমা',
    learners: 820,
    rating: 4.9,
    reviews: 286,
    hasJobSupport: true,
    projects: [
      ['বাসের টিকিট', 'ঈদের ভিড়ে টিকিট কাটার সহজ পথ।'],
      ['ওষুধের তালিকা', 'বয়স্কদের জন্য ওষুধ মনে রাখার অ্যাপ।'],
      ['স্কুলের নোটিশ', 'অভিভাবকের জন্য এক জায়গায় সব খবর।'],
    ],
  },
  {
    slug: 'figma-basic',
    kind: 'free',
    title: 'Figma বেসিক',
    promise: 'প্রথম ফ্রেম থেকে প্রথম প্রোটোটাইপ, দুই ঘণ্টায়।',
    category: 'category-ux',
    teachers: [MAHJABIN],
    price: 0,
    chapters: [
      {
        title: 'Figma',
        lessons: planVideos('ফ্রেম ও আকৃতি', 'লেখা ও রং', 'কম্পোনেন্ট', 'অটো লেআউট', 'প্রোটোটাইপ', 'ভাগ করে নেওয়া'),
      },
    ],
    outcomes: ['Figma-তে নিজের প্রথম স্ক্রিন আঁকতে'],
    keywords: 'figma ui free ফিগমা',
    learners: 4310,
    rating: 4.6,
    reviews: 310,
    leadsTo: 'ux-design',
  },
  {
    slug: 'ux-writing-bangla',
    kind: 'recorded',
    title: 'বাংলায় ইউএক্স রাইটিং',
    promise: 'বোতাম, ভুলের বার্তা আর ফাঁকা পেজের এমন লেখা, যা পড়ে মানুষ বোঝে কী করতে হবে।',
    category: 'category-ux',
    teachers: [MAHJABIN],
    price: 1200,
    was: 1800,
    chapters: [
      {
        title: 'ছোট লেখা',
        lessons: planVideos('কণ্ঠস্বর', 'বোতামের শব্দ', 'ভুলের বার্তা', 'ফাঁকা অবস্থা', 'নোটিফিকেশন', 'বানান ও শব্দ', 'যাচাই'),
      },
    ],
    outcomes: ['স্পষ্ট ও ভদ্র বার্তা লিখতে'],
    keywords: 'ux writing bangla microcopy ইউএক্স রাইটিং লেখা',
    learners: 290,
    rating: 4.7,
    reviews: 52,
  },
  {
    slug: 'ux-design-bundle',
    kind: 'bundle',
    title: 'ইউএক্স ডিজাইন বান্ডেল',
    promise: 'ইউএক্স লাইভ কোর্স, ইউএক্স রাইটিং আর UI বেসিক একসঙ্গে, মেয়াদ আজীবন।',
    category: 'category-ux',
    teachers: [MAHJABIN],
    price: 8000,
    was: 10199,
    outcomes: ['গবেষণা, ডিজাইন ও লেখা একসঙ্গে শিখতে'],
    keywords: 'ux design bundle ইউএক্স বান্ডেল',
    learners: 140,
    rating: 4.8,
    reviews: 25,
    bundles: ['ux-design', 'ux-writing-bangla', 'frontend-ui-basic'],
  },
]

const DATA_COURSES: readonly CourseDraft[] = [
  {
    slug: 'data-science-python',
    kind: 'live',
    title: 'ডেটা সায়েন্স ও মেশিন লার্নিং উইথ পাইথন',
    promise: 'দেশি ডেটা দিয়ে বিশ্লেষণ, মডেল আর প্রেজেন্টেশন; গণিত লাগবে যতটুকু, ততটুকুই শেখানো হয়।',
    category: 'category-data',
    teachers: [ARIF],
    price: 5000,
    was: 7500,
    chapters: [
      {
        title: 'পাইথন ও ডেটা',
        lessons: [
          ...planLives('পাইথনের শুরু', 'Pandas', 'ডেটা পরিষ্কার', 'চার্ট আঁকা'),
          planTask('অ্যাসাইনমেন্ট ১: চালের দাম'),
          planQuiz('কুইজ: Pandas'),
        ],
      },
      {
        title: 'পরিসংখ্যান',
        lessons: [...planLives('গড় ও বিস্তার', 'নমুনা', 'অনুমান যাচাই'), planTask('অ্যাসাইনমেন্ট ২: জরিপ')],
      },
      {
        title: 'মেশিন লার্নিং',
        lessons: [
          ...planLives('রিগ্রেশন', 'শ্রেণি বিভাগ', 'গাছ ও বন', 'মডেল যাচাই', 'পরিবেশনা'),
          planCodeTest('কোড টেস্ট: মডেল'),
        ],
      },
    ],
    outcomes: ['ডেটা পরিষ্কার ও বিশ্লেষণ করতে', 'মডেল বানিয়ে যাচাই করতে', 'ফলাফল সহজ করে বোঝাতে'],
    keywords: 'data science machine learning python pandas ডেটা সায়েন্স পাইথন মেশিন লার্নিং',
    learners: 610,
    rating: 4.7,
    reviews: 194,
    hasJobSupport: true,
    projects: [
      ['চালের দাম', 'দশ বছরের বাজারদর থেকে আগামী মাসের ধারণা।'],
      ['বাতাসের মান', 'ঢাকার বাতাসের ডেটা থেকে মানচিত্র।'],
    ],
  },
  {
    slug: 'sql-basic',
    kind: 'recorded',
    title: 'SQL: ডেটা খোঁজার ভাষা',
    promise: 'এক সপ্তাহে SELECT থেকে JOIN, দোকানের হিসাবের উদাহরণে।',
    category: 'category-data',
    teachers: [ARIF],
    price: 700,
    was: 1000,
    chapters: [
      { title: 'প্রশ্ন করা', lessons: planVideos('টেবিল কী', 'SELECT', 'WHERE', 'ORDER BY', 'GROUP BY') },
      { title: 'জোড়া দেওয়া', lessons: planVideos('JOIN', 'সাবকোয়েরি', 'ইনডেক্স', 'রিপোর্ট') },
    ],
    outcomes: ['ডেটাবেজ থেকে নিজে রিপোর্ট বের করতে'],
    keywords: 'sql database query ডেটাবেজ এসকিউএল',
    learners: 1130,
    rating: 4.6,
    reviews: 141,
  },
  {
    slug: 'statistics-free',
    kind: 'free',
    title: 'পরিসংখ্যান: ভয় ভাঙার ক্লাস',
    promise: 'গড়, সম্ভাবনা আর চার্ট, দৈনন্দিন উদাহরণে।',
    category: 'category-data',
    teachers: [ARIF],
    price: 0,
    chapters: [
      { title: 'সহজ পরিসংখ্যান', lessons: planVideos('গড় কেন ভুল বোঝায়', 'বিস্তার', 'সম্ভাবনা', 'চার্ট পড়া', 'নমুনা') },
    ],
    outcomes: ['খবরের সংখ্যা নিজে যাচাই করতে'],
    keywords: 'statistics free পরিসংখ্যান',
    learners: 2260,
    rating: 4.5,
    reviews: 164,
    leadsTo: 'data-science-python',
  },
  {
    slug: 'data-science-bundle',
    kind: 'bundle',
    title: 'ডেটা সায়েন্স বান্ডেল',
    promise: 'ডেটা সায়েন্স লাইভ কোর্স, SQL আর এক্সেল একসঙ্গে, মেয়াদ আজীবন।',
    category: 'category-data',
    teachers: [ARIF],
    price: 5000,
    was: 6350,
    outcomes: ['এক্সেল থেকে মেশিন লার্নিং পর্যন্ত এক পথে যেতে'],
    keywords: 'data science bundle ডেটা বান্ডেল',
    learners: 120,
    rating: 4.6,
    reviews: 18,
    bundles: ['data-science-python', 'sql-basic', 'excel-office'],
  },
]

export const DESIGN_AND_DATA_COURSES: readonly CourseDraft[] = [...UX_COURSES, ...DATA_COURSES]
