/** For an exercise in SQL that makes no tables of its own. */

export const USUAL_COLUMNS = ['students(id, name, city, age)', 'marks(student_id, subject, mark)'] as const

export const USUAL_TABLES = `
CREATE TABLE students (id INTEGER PRIMARY KEY, name TEXT, city TEXT, age INTEGER);
INSERT INTO students VALUES (1, 'রাকিব', 'খুলনা', 21), (2, 'মিতু', 'ঢাকা', 19), (3, 'সাবিনা', 'সিলেট', 24), (4, 'তানভীর', 'ঢাকা', 17);
CREATE TABLE marks (student_id INTEGER REFERENCES students(id), subject TEXT, mark INTEGER);
INSERT INTO marks VALUES (1, 'HTML', 78), (1, 'SQL', 64), (2, 'HTML', 91), (2, 'SQL', 88), (3, 'SQL', 73), (4, 'HTML', 55);
`
