import { expect, test } from 'vitest'
import type { Category } from '#src/api/shapes/category.ts'
import { findGoalSubject } from './goal-subject.ts'

const subjects = ['ওয়েব ডেভেলপমেন্ট', 'ইউএক্স ডিজাইন', 'ডেটা সায়েন্স'].map((title) => ({ title }) as Category)

test.each([
  ['ডেটা সায়েন্স', 'ডেটা সায়েন্স'],
  ['আমি ডিজাইনার হব', 'ইউএক্স ডিজাইন'],
  ['ওয়েব ডেভেলপার হতে চাই', 'ওয়েব ডেভেলপমেন্ট'],
  ['রান্না শিখব', undefined],
  ['', undefined],
])('%j is about %j (ruling R15)', (goal, title) => expect(findGoalSubject(goal, subjects)?.title).toBe(title))
