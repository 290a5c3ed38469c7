import { readFile } from 'node:fs/promises'
import { expect, ownDatabaseTest as test } from '../api/test/test.ts'
import { describedFiles } from './database/described-files.ts'

test('structure.sql and the diagrams describe a freshly migrated database', async ({ pool }) => {
  for (const [path, text] of Object.entries(await describedFiles(pool))) {
    expect(await readFile(new URL(`../${path}`, import.meta.url), 'utf8'), `${path}: npm run db:structure`).toBe(text)
  }
})

test('a change of any column, constraint, index, trigger or function changes structure.sql', async ({ pool }) => {
  const changes = [
    'alter table pages alter column summary drop not null',
    `alter table pages alter column summary set default ''`,
    'alter table pages drop constraint pages_not_blank',
    'drop index faqs_in_order',
    'drop trigger pages_notify on pages',
    `create or replace function notify_cache() returns trigger language plpgsql as 'begin return null; end'`,
  ]
  let before = await describedFiles(pool)
  for (const change of changes) {
    await pool.query(change)
    const after = await describedFiles(pool)
    expect(after['api/platform/db/structure.sql'], change).not.toBe(before['api/platform/db/structure.sql'])
    before = after
  }
})

test('a table in no diagram, and a kind of object that structure.sql lacks, are errors', async ({ pool }) => {
  await pool.query('create table shelves (id integer primary key)')
  await expect(describedFiles(pool)).rejects.toThrow('lack [shelves]')
  await pool.query('drop table shelves; create view shelves as select 1')
  await expect(describedFiles(pool)).rejects.toThrow('not in structure.sql yet: shelves')
})
