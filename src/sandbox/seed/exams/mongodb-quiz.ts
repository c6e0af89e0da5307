/** The quiz of module 5: twenty questions in two sections, forty marks. */

import { type BuildQuestion, buildBlanks, buildMultiple, buildSingle, buildTruth } from './question-kit.ts'

const wrapCode = (text: string) => `<code>${text}</code>`
const wrapCodes = (...texts: string[]) => texts.map(wrapCode)

const QUERIES: readonly BuildQuestion[] = [
  buildSingle(
    'MongoDB-তে একটি ডকুমেন্ট যোগ করতে কোন মেথড লাগে?',
    wrapCodes('insertOne()', 'addOne()', 'pushOne()', 'createRow()'),
    0,
  ),
  buildSingle(
    `<p>${wrapCode('users')} কালেকশনের সব ডকুমেন্ট পেতে কী লিখবেন?</p>`,
    wrapCodes('users.find({})', 'users.all()', 'users.select(*)', 'users.get()'),
    0,
  ),
  buildTruth(`<p>${wrapCode('findOne()')} কিছু না পেলে ${wrapCode('null')} দেয়।</p>`, true),
  buildMultiple(
    'কোনগুলো তুলনার অপারেটর?',
    wrapCodes('$gt', '$lte', '$push', '$ne'),
    [0, 1, 3],
    2,
    '$push তালিকায় মান যোগ করে, তুলনা করে না।',
  ),
  buildBlanks('ফাঁকা ঘর পূরণ করুন: বয়স ১৮ বা তার বেশি।', 'users.find({ age: { ____: 18 } })', [['$gte', '"$gte"']]),
  buildSingle(
    'শুধু নাম আর শহর ফেরত চাইলে কী ব্যবহার করবেন?',
    ['প্রজেকশন', 'ইনডেক্স', 'অ্যাগ্রিগেশন', 'ট্রানজ্যাকশন'],
    0,
    2,
    'প্রজেকশন বলে দেয় কোন ফিল্ডগুলো ফেরত আসবে।',
  ),
  buildSingle(
    `<p>${wrapCode('users')} কালেকশন থেকে ১৮ বছরের বেশি বয়সী সবাইকে নামের ক্রমে দেখাবে কোন কোয়েরি?</p><pre><code>{ name: "রাকিব", age: 21, city: "খুলনা" }</code></pre>`,
    wrapCodes(
      'users.find({ age: 18 }).sort({ name: 1 })',
      'users.find({ age: { $gt: 18 } }).sort({ name: 1 })',
      'users.find({ age: { $lt: 18 } }).limit(10)',
      'users.sort({ name: 1 }).where("age > 18")',
    ),
    1,
    2,
    '$gt মানে "এর চেয়ে বড়"; sort({ name: 1 }) নামের ক্রমে সাজায়।',
  ),
  buildMultiple(
    `<p>${wrapCode('sort({ age: -1 })')} সম্পর্কে কোনগুলো ঠিক?</p>`,
    ['বড় থেকে ছোট সাজায়', `<p>${wrapCode('find()')}-এর পরে বসে</p>`, 'ডকুমেন্ট মুছে ফেলে', 'ডেটা বদলায় না'],
    [0, 1, 3],
  ),
  buildBlanks('প্রথম দশটি বাদ দিয়ে পরের দশটি আনুন।', 'posts.find().____(10).____(10)', [['skip'], ['limit']]),
  buildTruth(
    `<p>${wrapCode('updateOne()')} শর্তে মেলা সব ডকুমেন্ট বদলে দেয়।</p>`,
    false,
    2,
    'সবগুলো বদলাতে updateMany() লাগে।',
  ),
  buildSingle('কোন অপারেটর একটি ফিল্ডের মান বসায়?', wrapCodes('$set', '$match', '$group', '$sum'), 0),
  buildSingle(
    'শহরভিত্তিক ব্যবহারকারী গুনতে অ্যাগ্রিগেশনের কোন ধাপ লাগে?',
    wrapCodes('$group', '$limit', '$unwind', '$skip'),
    0,
  ),
]

const MODELLING: readonly BuildQuestion[] = [
  buildSingle(
    'একটি পোস্টের অল্প কয়েকটি মন্তব্য কোথায় রাখা সহজ?',
    ['পোস্টের ভেতরে', 'আলাদা সার্ভারে', 'ফাইলে', 'ব্রাউজারে'],
    0,
    2,
    'একসঙ্গে পড়া হয় আর সংখ্যায় কম, তাই ভেতরে রাখাই সহজ।',
  ),
  buildTruth('একটি ডকুমেন্ট সর্বোচ্চ ১৬ মেগাবাইট হতে পারে।', true),
  buildMultiple(
    'কখন আলাদা কালেকশনে রেখে আইডি দিয়ে যুক্ত করবেন?',
    ['তালিকাটি বাড়তেই থাকবে', 'আলাদাভাবেও পড়তে হয়', 'মাত্র দুটি মান', 'একাধিক জায়গা থেকে ব্যবহার হয়'],
    [0, 1, 3],
  ),
  buildBlanks('Mongoose-এ আরেক মডেলের সঙ্গে সম্পর্ক।', '{ type: ObjectId, ____: "User" }', [['ref']]),
  buildSingle(
    'সম্পর্কিত ডকুমেন্ট একসঙ্গে আনতে Mongoose-এর কোন মেথড?',
    wrapCodes('populate()', 'include()', 'attach()', 'join()'),
    0,
  ),
  buildTruth('ইনডেক্স পড়া দ্রুত করে, তবে লেখায় কিছু বাড়তি খরচ যোগ করে।', true),
  buildSingle(
    'ইমেইল যেন দুবার না থাকে, তার জন্য কী দেবেন?',
    wrapCodes('unique: true', 'required: true', 'default: ""', 'select: false'),
    0,
    2,
    'required শুধু ফাঁকা থাকা আটকায়, দুবার থাকা নয়।',
  ),
  buildBlanks('লেখা ও বদলের সময় নিজে থেকে রাখতে স্কিমায় কোন অপশন?', 'new Schema(fields, { ____: ____ })', [
    ['timestamps'],
    ['true'],
  ]),
]

export const MONGODB_QUIZ = { 'MongoDB কোয়েরি': QUERIES, 'ডেটা মডেলিং': MODELLING }
