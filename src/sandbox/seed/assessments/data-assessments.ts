/** Assessments of data: SQL, Python, statistics. */

import { getCourseId } from '../catalogue/make-course.ts'
import { ARIF, TANVIR } from '../people.ts'
import { askBlank, askEssay, type AssessmentDraft, askOne, askSeveral, askTruth } from './assessment-kit.ts'

const SQL: AssessmentDraft = {
  key: 'sql',
  category: 'category-data',
  title: 'SQL: প্রশ্ন করে উত্তর বের করা',
  text: 'এক টেবিলের কোয়েরি থেকে জোড়া আর হিসাব।',
  description: '<p>একটি দোকানের বিক্রির খাতা ধরে সব প্রশ্ন। চাকরির পরীক্ষায় যেমন আসে।</p>',
  outcomes: ['দরকারি সারি বেছে নিতে পারবেন', 'দুই টেবিল জোড়া দিতে পারবেন', 'দলে ভাগ করে হিসাব করতে পারবেন'],
  teacher: TANVIR,
  leadsTo: getCourseId('sql-basic'),
  price: 80,
  real: 120,
  levels: [
    {
      title: 'বেছে নেওয়া',
      text: 'SELECT, WHERE ও ORDER BY।',
      price: 0,
      topics: {
        কোয়েরি: [
          askOne(
            'সারি ছাঁকে কোন অংশ?',
            ['<code>ORDER BY</code>', '<code>WHERE</code>', '<code>LIMIT</code>'],
            1,
          ),
          askBlank('খালি ঘর পূরণ করুন।', 'বড় থেকে ছোট সাজাতে ORDER BY price ____ লিখি।', ['DESC', 'desc']),
          askTruth('<code>SELECT *</code> সব কলাম আনে।', true),
        ],
      },
    },
    {
      title: 'জোড়া দেওয়া',
      text: 'JOIN ও বাদ পড়া সারি।',
      minutes: 20,
      topics: {
        JOIN: [
          askOne(
            'বাঁ দিকের সব সারি রাখতে চাইলে কোনটি?',
            ['<code>INNER JOIN</code>', '<code>LEFT JOIN</code>', '<code>CROSS JOIN</code>'],
            1,
          ),
          askTruth('<code>INNER JOIN</code>-এ মিল না থাকা সারি বাদ পড়ে।', true),
        ],
        'বুঝিয়ে লেখা': [
          askEssay(
            'যে ক্রেতারা গত মাসে কিছু কেনেননি, তাঁদের তালিকা কীভাবে বের করবেন? ধাপে ধাপে লিখুন।',
            ['সঠিক জোড়া', 2],
            ['মাসের শর্ত', 2],
          ),
        ],
      },
    },
    {
      title: 'দলে ভাগ করা',
      text: 'GROUP BY, HAVING ও গোনা।',
      minutes: 20,
      topics: {
        হিসাব: [
          askOne('দলের ওপর শর্ত বসে কোথায়?', ['<code>WHERE</code>', '<code>HAVING</code>'], 1),
          askSeveral(
            'কোনগুলো হিসাবের ফাংশন?',
            ['<code>COUNT</code>', '<code>SUM</code>', '<code>UPPER</code>', '<code>AVG</code>'],
            [0, 1, 3],
          ),
        ],
      },
    },
    {
      title: 'গতি',
      text: 'সূচি ও ধীর কোয়েরি।',
      minutes: 20,
      topics: {
        সূচি: [
          askTruth('বেশি সূচি থাকলে লেখা ধীর হয়।', true),
          askOne('কোন কলামে সূচি সবচেয়ে কাজে লাগে?', ['যেটি দিয়ে প্রায়ই খোঁজা হয়', 'যেটি কখনো পড়া হয় না'], 0),
        ],
      },
    },
  ],
}

const PYTHON: AssessmentDraft = {
  key: 'python',
  category: 'category-data',
  title: 'পাইথন: ডেটার আগে ভাষা',
  text: 'তালিকা, ফাংশন ও ফাইল চার লেভেলে।',
  description: '<p>ডেটা সায়েন্স শুরুর আগে যতটুকু পাইথন জানা চাই।</p>',
  outcomes: ['ছোট স্ক্রিপ্ট লিখতে পারবেন', 'তালিকা ও ডিকশনারি সামলাতে পারবেন'],
  teacher: ARIF,
  leadsTo: getCourseId('data-science-python'),
  price: 90,
  levels: [
    {
      title: 'শুরু',
      text: 'মান, শর্ত ও লুপ।',
      price: 0,
      topics: {
        ভাষা: [
          askOne('ব্লক চেনা যায় কী দিয়ে?', ['বন্ধনী', 'ফাঁকা ঘর'], 1),
          askTruth('<code>range(3)</code> ০ থেকে ২ পর্যন্ত যায়।', true),
          askBlank('খালি ঘর পূরণ করুন।', 'পর্দায় লেখা দেখাতে ____() ডাকি।', ['print']),
        ],
      },
    },
    {
      title: 'তালিকা',
      text: 'লিস্ট, ডিকশনারি ও সেট।',
      minutes: 15,
      topics: {
        সংগ্রহ: [
          askOne(
            'একই মান দুবার থাকে না কোথায়?',
            ['<code>list</code>', '<code>set</code>', '<code>tuple</code>'],
            1,
          ),
          askSeveral(
            'কোনগুলো বদলানো যায়?',
            ['<code>list</code>', '<code>tuple</code>', '<code>dict</code>'],
            [0, 2],
          ),
        ],
      },
    },
    {
      title: 'ফাংশন',
      text: 'কাজ ভাগ করা ও ফেরত দেওয়া।',
      minutes: 15,
      topics: {
        ফাংশন: [
          askTruth('<code>return</code> না লিখলে ফাংশন <code>None</code> দেয়।', true),
          askOne('যেকোনো সংখ্যক আর্গুমেন্ট নেয় কোনটি?', ['<code>*args</code>', '<code>self</code>'], 0),
        ],
      },
    },
    {
      title: 'ফাইল',
      text: 'পড়া, লেখা ও ভুল ধরা।',
      minutes: 20,
      topics: {
        ফাইল: [
          askOne('ফাইল নিজে থেকে বন্ধ হয় কোন লেখায়?', ['<code>with open(…)</code>', '<code>open(…)</code>'], 0),
          askTruth('<code>try … except</code> ভুল ধরতে লাগে।', true),
        ],
      },
    },
  ],
}

const STATISTICS: AssessmentDraft = {
  key: 'statistics',
  category: 'category-data',
  title: 'পরিসংখ্যানের ভিত',
  text: 'গড়, ছড়ানো ও সম্ভাবনা, বিনামূল্যে।',
  description: '<p>অঙ্কে ভয় থাকলেও চলবে। প্রতিটি প্রশ্নই রোজকার জীবনের।</p>',
  outcomes: ['গড় ও মধ্যমার তফাত বুঝবেন', 'ছোট নমুনায় সাবধান হবেন'],
  teacher: ARIF,
  leadsTo: getCourseId('statistics-free'),
  price: 0,
  levels: [
    {
      title: 'মাঝের মান',
      text: 'গড়, মধ্যমা ও প্রচুরক।',
      topics: {
        মাঝখান: [
          askOne('একজনের আয় অনেক বেশি হলে কোনটি কম বদলায়?', ['গড়', 'মধ্যমা'], 1),
          askTruth('প্রচুরক একাধিক হতে পারে।', true),
        ],
      },
    },
    {
      title: 'ছড়ানো',
      text: 'বিস্তার ও আদর্শ বিচ্যুতি।',
      topics: {
        ছড়ানো: [
          askOne('সব মান সমান হলে আদর্শ বিচ্যুতি কত?', ['০', '১', 'বলা যায় না'], 0),
          askTruth('বিস্তার শুধু দুই প্রান্তের মান দেখে।', true),
        ],
      },
    },
    {
      title: 'সম্ভাবনা',
      text: 'কতটা আশা করা যায়।',
      topics: { সম্ভাবনা: [askOne('একটি মুদ্রায় দুবারই হেড পড়ার সম্ভাবনা কত?', ['১/২', '১/৪', '১/৮'], 1)] },
    },
  ],
}

export const DATA_ASSESSMENTS = [SQL, PYTHON, STATISTICS]
