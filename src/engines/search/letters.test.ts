import { expect, it } from 'vitest'
import { dropEnding, listWords, readLetterNames } from './letters.ts'

it.each([
  ['সম\u09df', 'সময\u09bc'],
  ['ব\u09bfষ\u09dfে', 'ব\u09bfষয\u09bcে'],
  ['কো', 'ক\u09c7\u09be'],
  ['মৌ', 'ম\u09c7\u09d7'],
  ['উৎসব', 'উত\u09cd\u200dসব'],
  ['র\u200dয\u09be\u09ac', 'রয\u09be\u09ac'],
  ['ফেস\u200cবুক', 'ফেসবুক'],
  ['\u09f0ং', 'রং'],
  ['\u0985\u09beমার', 'আমার'],
  ['১২', '12'],
  ['React', 'react'],
])('%j and %j are one word', (one, other) => expect(listWords(one)).toEqual(listWords(other)))

it.each([
  ['ইউ আই ডিজাইন', ['ইউআই', 'ডিজাইন']],
  ['C++ ও C#', ['c++', 'ও', 'c#']],
  ['full-stack: ২য়', ['full', 'stack', '2য\u09bc']],
  ['__proto__', ['proto']],
])('%s has the words %j', (text, words) => expect(listWords(text)).toEqual(words))

it.each([
  ['অফিসের', 'অফিস'],
  ['গুগলে', 'গুগল'],
  ['ব্যাচগুলো', 'ব্যাচ'],
  ['লিংকে', 'লিংক'],
  ['সূত্র', 'সূত্র'],
  ['ঘরে', 'ঘরে'],
])('%s is about %s', (word, stem) => expect(dropEnding(word)).toBe(stem))

it.each([
  ['এইচটিএমএল', 'html'],
  ['ইউআই', 'ui'],
  ['এসইও', 'seo'],
  ['এ', undefined],
  ['টিভি', 'tv'],
  ['টিচার', undefined],
])('%s spells %s', (word, letters) => expect(readLetterNames(word)).toBe(letters))
