import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, inject } from 'vitest'
import { isNotNull } from 'drizzle-orm'
import { hashPassword } from '#api/people/accounts/password/password-hash.ts'
import { presentUser } from '#api/people/accounts/profile/present-user.ts'
import { readStretches } from '#api/shop/catalog/admin/price-history.ts'
import { openDatabase, type Database } from '#api/platform/db/client.ts'
import { users, variants } from '#api/platform/db/schema.ts'
import { localStorage } from '#api/platform/media/local-storage.ts'
import { cloneDatabase } from '#api/test/databases.ts'
import { expect, test, testOptions } from '#api/test/test.ts'
import { isRealOldPrice } from '#domain/catalog/old-price.ts'
import { profileProblems } from '#domain/accounts/profile.ts'
import { provinces } from '#domain/addresses/provinces.ts'
import { seedDemo } from './demo.ts'
import { manifest } from './manifest.ts'
import { demoShopper, findDemoShopper } from './shopper.ts'

let mediaFolder: string
let shop: Database
let drop: () => Promise<void>

beforeAll(async () => {
  mediaFolder = await mkdtemp(join(tmpdir(), 'kastha-seed-'))
  const clone = await cloneDatabase(inject('postgresUrl'))
  drop = clone.drop
  shop = openDatabase(clone.url, { max: 2 })
  await seedDemo(shop.db, demoOptions())
})

afterAll(async () => {
  await shop.close()
  await drop()
  await rm(mediaFolder, { recursive: true })
})

function demoOptions() {
  const { dataKey } = testOptions.secrets
  return { storage: localStorage(mediaFolder), dataKey, products: 0, log: () => {} }
}

async function rows<Row extends object>(query: string): Promise<Row[]> {
  return (await shop.pool.query<Row>(query)).rows
}

async function column<Value>(query: string): Promise<Value[]> {
  return (await rows<{ value: Value }>(query)).map(({ value }) => value)
}

test('every picture in the library has a descriptive file name', async () => {
  const names = await column<string>('select file_name as value from pictures')
  expect(names).toEqual(expect.arrayContaining(['asan-platform-bed-1.webp', 'baluwa-co-works.svg', 'banners-1.webp']))
  expect(names.filter((name) => !/^[a-z][a-z0-9-]+\.(webp|svg)$/.test(name))).toEqual([])
})

describe('products', () => {
  test('every product of the manifest is on sale, under its own name', async () => {
    const names = await column<string>('select name as value from products where listed')
    expect(names).toHaveLength(53)
    expect(new Set(names)).toEqual(new Set(manifest.products.map(({ name }) => name)))
  })

  test('every product has pictures with alt texts, and complete texts', async () => {
    const wordless = await rows(`select slug from products where
      short_description = '' or description = '' or array_length(string_to_array(detailed_description, E'\\n'), 1) <> 3
      or material is null or finish_options is null or assembly is null or warranty is null or width_cm is null
      or not exists (select from product_colors where product_id = products.id)`)
    expect(wordless).toEqual([])
    const pictures = await rows<{ slug: string; count: number }>(`select slug, count(picture_id)::int as count
      from products left join product_pictures on product_id = id and alt <> '' group by slug`)
    expect(pictures.filter(({ count }) => count < 2)).toEqual([])
  })

  test('every product has a 3D model of the size in the manifest, which is on sale', async () => {
    const models = await rows<{ slug: string; width: number; depth: number; height: number }>(`select slug,
      model.width_cm as width, model.depth_cm as depth, model.height_cm as height
      from product_models model join products on id = product_id`)
    expect(models).toHaveLength(53)
    const wrong = models.filter(({ slug, ...box }) => {
      const { modelBoundsCm } = manifest.products.find((product) => product.slug === slug)!
      return (['width', 'depth', 'height'] as const).some((side) => Math.abs(box[side] - modelBoundsCm[side]) > 1)
    })
    expect(wrong).toEqual([])
    expect(await column('select size as value from product_models where size is not null order by 1')).toHaveLength(7)
    expect(
      await rows(`select product_id from product_models model where size is not null and not exists
        (select from variants where variants.product_id = model.product_id and variants.size = model.size)`),
    ).toEqual([])
  })

  test('a product comes in the colors that its pictures show, each with pictures and variants of its own', async () => {
    const colors = await rows<{ slug: string; names: string[] }>(`select product.slug,
      array_agg(color.name order by color.position) as names from product_colors color
      join products product on product.id = product_id group by product.slug`)
    const namesOf = Object.fromEntries(colors.map(({ slug, names }) => [slug, names]))
    expect(namesOf).toMatchObject({
      'rara-wingback-bed': ['Forest green', 'Blush', 'Oatmeal'],
      'utsav-mesh-chair': ['Graphite', 'Teal', 'Gray and white'],
      'bandipur-bookshelf': ['Oak'],
    })
    expect(colors.filter(({ names }) => names.length > 1).length).toBeGreaterThan(20)
    const without =
      await rows(`select color.name from product_colors color where coalesce(translations #>> '{ne,name}', '') = ''
      or not exists (select from product_pictures where product_id = color.product_id and color_id = color.id)
      or not exists (select from variants where product_id = color.product_id and color_id = color.id)`)
    expect(without).toEqual([])
    expect(await rows('select sku from variants where color_id is null')).toEqual([])
  })

  test('a bed or mattress has in each of its sizes the measures of that size', async () => {
    const unmeasured = await rows(`select sku from variants where size is not null and (width_cm is null
      or not width_cm - split_part(size, '*', 1)::int between 0 and 25
      or not depth_cm - split_part(size, '*', 2)::int between 0 and 25)`)
    expect(unmeasured).toEqual([])
  })

  test('every variant has packages, which are marked as estimates', async () => {
    const unpacked = await rows(`select sku from variants join products on products.id = product_id
      where packages = '[]' or not packages_are_estimates or comes_assembled is null`)
    expect(unpacked).toEqual([])
  })

  test('the first color has the prices and SKUs of the demo, and one color is sold out', async () => {
    const rara = await rows<{ sku: string; price: number; stock: number }>(`select sku, variants.price, variants.stock
      from variants join products on products.id = product_id where slug = 'rara-wingback-bed'
      and size = '122*200' and type = 'Normal' order by position`)
    expect(rara).toEqual([
      { sku: 'RARA-WINGBACK-BED-122X200-N', price: 98_500, stock: 3 },
      { sku: 'RARA-WINGBACK-BED-BLS-122X200-N', price: 98_500, stock: 1 },
      { sku: 'RARA-WINGBACK-BED-OTM-122X200-N', price: 98_500, stock: 1 },
    ])
    expect(
      await column(`select color.name as value from product_colors color join variants on color_id = color.id
      and variants.product_id = color.product_id group by 1 having sum(stock) = 0 and count(*) filter (where color.position > 0) > 0`),
    ).toEqual(['Ink blue'])
  })

  test('a larger size of the same type costs more', async () => {
    const wrong = await rows(`select smaller.sku from variants smaller join variants larger using (product_id)
      where smaller.type is not distinct from larger.type and smaller.color_id = larger.color_id
        and larger.position > smaller.position
        and (split_part(larger.size, '*', 1)::int <= split_part(smaller.size, '*', 1)::int
          or larger.price <= smaller.price)`)
    expect(wrong).toEqual([])
  })

  test('some products are sold out entirely, others in one size', async () => {
    const bands = await rows<{ band: number; count: number }>(
      'select stock_band as band, count(*)::int as count from products group by 1',
    )
    const count = (band: number) => bands.find((row) => row.band === band)?.count ?? 0
    expect(count(0)).toBeGreaterThanOrEqual(2)
    expect(count(1)).toBeGreaterThanOrEqual(2)
    expect(count(2)).toBeGreaterThanOrEqual(40)
  })

  test('each step of the discount filter has results, and old prices are plausible', async () => {
    const bands = await column<number>('select distinct discount_band as value from products where discount_band >= 0')
    expect(bands.toSorted((one, other) => one - other)).toEqual([0, 10, 20, 30])
    const percent = await column<number>(
      'select (100.0 * (old_price - price) / old_price)::float as value from variants where old_price is not null',
    )
    expect(Math.min(...percent)).toBeGreaterThan(4)
    expect(Math.max(...percent)).toBeLessThan(33)
  })

  test('every old price was charged before, as the old-price rule requires', async () => {
    const reduced = await shop.db.select().from(variants).where(isNotNull(variants.oldPrice))
    const stretches = await readStretches(
      shop.db,
      reduced.map(({ id }) => id),
    )
    const unreal = reduced.filter(({ id, price, oldPrice }) => {
      return !isRealOldPrice(stretches.get(id)!, price, oldPrice!, new Date())
    })
    expect(reduced.length).toBeGreaterThan(20)
    expect(unreal).toEqual([])
  })

  test('every slider has at least 8 products', async () => {
    const counts = await column<number>(`select count(*)::int as value from products where is_latest union all
      select count(*) from products where is_featured union all
      select count(*) from products where old_price > price union all
      select count(*) from products group by category_id`)
    expect(counts).toHaveLength(9)
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(8)
  })

  test('every category and subcategory has a text, a picture and a product', async () => {
    const empty = await rows(`select slug from categories category where intro = ''
      or not exists (select from category_pictures where category_id = category.id and alt <> '')
      or not exists (select from products where category.id in (category_id, subcategory_id))`)
    expect(empty).toEqual([])
    expect(await column('select name as value from categories where parent_id is null order by position')).toEqual([
      'Bedroom',
      'Living Room',
      'Dining',
      'Office Items',
      'Outdoor',
      'Bedding Items',
    ])
  })
})

describe('reviews', () => {
  test('products are rated from 3.4 to 4.9 on average, and some not at all', async () => {
    const means = await column<number | null>(
      'select round(rating_sum::numeric / nullif(rating_count, 0), 1)::float as value from products',
    )
    const rated = means.filter((mean) => mean !== null)
    expect(Math.min(...rated)).toBe(3.4)
    expect(Math.max(...rated)).toBe(4.9)
    expect(rated.length).toBeLessThan(means.length)
  })

  test('no product has the same comment twice', async () => {
    expect(await rows('select product_id, comment from reviews group by 1, 2 having count(*) > 1')).toEqual([])
  })

  test('no template placeholder is left', async () => {
    expect(await rows(`select comment from reviews where comment ~ '[{}]'`)).toEqual([])
  })
})

describe('content', () => {
  test('three offers run and one does not', async () => {
    expect(await column('select is_active as value from hoardings order by position')).toEqual([
      true,
      true,
      true,
      false,
    ])
  })

  test('every banner has a picture and leads to a category', async () => {
    const links = await column(`select category.slug as value from banners join banner_images on banner_id = banners.id
      join categories category on category.id = link_category_id order by banners.position`)
    expect(links).toEqual(['bedroom', 'living-room', 'dining', 'outdoor'])
  })

  test('every project offers the furniture in its pictures', async () => {
    const linked = await column<number>(`select count(product.id)::int as value from projects project
      left join project_products on project_id = project.id
      left join products product on product.id = product_id and product.listed
      where project.parent_id is not null group by project.id`)
    expect(linked).toHaveLength(8)
    expect(Math.min(...linked)).toBeGreaterThanOrEqual(3)
  })

  test('every project has pictures and a project category', async () => {
    const projects = await rows<{ parent: string; pictures: number }>(`select parent.name as parent,
        (select count(*)::int from project_pictures where project_id = project.id) as pictures
      from projects project join projects parent on parent.id = project.parent_id`)
    expect(projects).toHaveLength(8)
    expect(Math.min(...projects.map(({ pictures }) => pictures))).toBeGreaterThanOrEqual(4)
    const known = await column('select name as value from categories where parent_id is null')
    expect(known).toEqual(expect.arrayContaining(projects.map(({ parent }) => parent)))
  })

  test('ten clients show their logos', async () => {
    expect(await column('select slug as value from clients where logo_picture_id is not null')).toHaveLength(10)
  })

  test('every synonym means a word of the catalog', async () => {
    expect(
      await column(`select distinct means as value from search_synonyms where not exists (select from products
        where search_document @@ plainto_tsquery('english', means))`),
    ).toEqual([])
  })
})

describe('delivery', () => {
  const zoneOf = `select district, zone.* from delivery_districts join delivery_zones zone on zone.id = zone_id`

  test('each of the 77 districts is in exactly one zone, and zones have no other districts', async () => {
    const seeded = await column<string>('select district as value from delivery_districts')
    const known = provinces.flatMap((province) => province.districts.map(({ name }) => name as string))
    expect(seeded.toSorted()).toEqual(known.toSorted())
  })

  test('Kathmandu is served first, Pokhara before the hills, the high mountains by arrangement', async () => {
    const districts = ['Lalitpur', 'Kaski', 'Gorkha', 'Humla', 'Dolpa', 'Mugu', 'Manang', 'Mustang']
    const found = await rows<{ district: string; standard_min_days: number; express_min_days: number }>(zoneOf)
    const days = districts.map((name) => found.find(({ district }) => district === name)!)
    expect(days.map((zone) => [zone.standard_min_days, zone.express_min_days])).toEqual([
      [3, 1],
      [4, 2],
      [5, null],
      ...Array.from({ length: 5 }, () => [null, null]),
    ])
  })
})

describe('people', () => {
  test('one shopper can log in, and is found only while the demo password is valid', async () => {
    expect(await findDemoShopper(shop.db)).toEqual(demoShopper)
    await seedDemo(shop.db, demoOptions())
    const [user, ...others] = await shop.db.select().from(users)
    expect(others).toEqual([])
    const profile = presentUser(user!, testOptions.secrets.dataKey)
    expect(profileProblems(profile)).toEqual({})
    await shop.db.update(users).set({ passwordHash: await hashPassword('another', { owner: 'staff' }) })
    expect(await findDemoShopper(shop.db)).toBe(undefined)
    await shop.db.update(users).set({ passwordHash: user!.passwordHash })
  })
})
