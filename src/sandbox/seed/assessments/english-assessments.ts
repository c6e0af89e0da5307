/** Assessments of English at work. Their questions are in English. */

import { getCourseId } from '../catalogue/make-course.ts'
import { RUMANA, TANVIR } from '../people.ts'
import { askBlank, askEssay, type AssessmentDraft, askOne, askSeveral, askTruth } from './assessment-kit.ts'

const EMAIL: AssessmentDraft = {
  key: 'office-email',
  category: 'category-english',
  title: 'অফিসের ইমেইল',
  text: 'বিষয় লেখা থেকে ভদ্রভাবে মনে করিয়ে দেওয়া।',
  description: '<p>ছোট ইমেইল লিখতে হবে, শিক্ষক পড়ে মন্তব্য দেবেন।</p>',
  outcomes: ['এক লাইনে বিষয় লিখতে পারবেন', 'অনুরোধ ও মনে করিয়ে দেওয়ার সুর বুঝবেন'],
  teacher: TANVIR,
  leadsTo: getCourseId('email-writing'),
  price: 60,
  real: 90,
  levels: [
    {
      title: 'বিষয় ও সম্বোধন',
      text: 'প্রথম দুটি লাইন।',
      topics: {
        সম্বোধন: [
          askOne(
            'নাম জানা না থাকলে কোনটি লিখবেন?',
            ['<span lang="en">Dear Sir or Madam,</span>', '<span lang="en">Hey you,</span>'],
            0,
          ),
          askEssay('ছুটির আবেদনের জন্য একটি বিষয় ও প্রথম বাক্য লিখুন।', ['স্পষ্ট বিষয়', 2], ['ভদ্র সুর', 1]),
        ],
      },
    },
    {
      title: 'অনুরোধ',
      text: 'চাওয়া, কিন্তু আদেশ নয়।',
      minutes: 15,
      topics: {
        সুর: [
          askOne(
            'কোনটি বেশি ভদ্র?',
            [
              '<span lang="en">Send me the file.</span>',
              '<span lang="en">Could you please send me the file?</span>',
            ],
            1,
          ),
          askBlank('খালি ঘর পূরণ করুন।', 'Thank you ____ advance.', ['in']),
          askTruth('অনুরোধে সময়সীমা জানানো ভালো।', true),
        ],
      },
    },
    {
      title: 'মনে করিয়ে দেওয়া',
      text: 'দ্বিতীয়বার লেখা।',
      minutes: 20,
      topics: {
        মনে: [askEssay('এক সপ্তাহ উত্তর না পেয়ে দুই বাক্যে মনে করিয়ে দিন।', ['আগের ইমেইলের কথা', 2], ['পরের ধাপ', 2])],
      },
    },
  ],
}

const INTERVIEW: AssessmentDraft = {
  key: 'interview-english',
  category: 'category-english',
  title: 'ইন্টারভিউয়ের ইংরেজি',
  text: 'নিজের কথা বলা, প্রশ্ন বোঝা, উত্তর গোছানো।',
  description: '<p>চাকরির ইন্টারভিউতে যেসব প্রশ্ন প্রায়ই আসে।</p>',
  outcomes: ['এক মিনিটে নিজের কথা বলতে পারবেন', 'না বুঝলে ভদ্রভাবে আবার জানতে চাইতে পারবেন'],
  teacher: RUMANA,
  leadsTo: getCourseId('spoken-english'),
  price: 70,
  levels: [
    {
      title: 'নিজের কথা',
      text: 'প্রথম এক মিনিট।',
      price: 0,
      topics: {
        পরিচয়: [
          askOne(
            '<span lang="en">I have been working here ____ 2022.</span>',
            ['<span lang="en">for</span>', '<span lang="en">since</span>'],
            1,
          ),
          askTruth('পরিচয়ে সবকিছু বলতে হয়।', false, 'কাজের সঙ্গে যা মেলে, তাই বলুন।'),
        ],
      },
    },
    {
      title: 'প্রশ্ন বোঝা',
      text: 'আবার জানতে চাওয়া।',
      minutes: 10,
      topics: {
        প্রশ্ন: [
          askSeveral(
            'না বুঝলে কোনগুলো বলা যায়?',
            [
              '<span lang="en">Could you rephrase that?</span>',
              '<span lang="en">What?</span>',
              '<span lang="en">Do you mean …?</span>',
            ],
            [0, 2],
          ),
        ],
      },
    },
    {
      title: 'উত্তর গোছানো',
      text: 'অবস্থা, কাজ, ফল।',
      minutes: 15,
      topics: { গোছানো: [askOne('উত্তরের শেষে কী থাকা ভালো?', ['ফলাফল', 'আরেকটি গল্প'], 0)] },
    },
    {
      title: 'বেতনের কথা',
      text: 'শিগগির আসছে।',
      minutes: 15,
      price: null,
      topics: { বেতন: [askTruth('আগে কাজের পরিধি জেনে নেওয়া ভালো।', true)] },
    },
  ],
}

export const ENGLISH_ASSESSMENTS = [EMAIL, INTERVIEW]
