import { MAX_CART_LINES } from '#domain/cart/cart.ts'
import type { Db } from '../../platform/db/client.ts'
import { onlyRow } from '../../platform/db/only-row.ts'
import { runNamed } from '../../platform/db/prepared.ts'
import type { Shopper } from './cart-owner.ts'

/** A line as most are added: of one variant, to the end of the cart. */
export type PlainLine = { variantId: number; quantity: number; shownPrice?: number | undefined }

const ownerColumn = { user: 'user_id', guest: 'guest_key' } as const

/** The variant ($2), if it is sold and there are as many as wanted ($3). It cannot be deleted until the line is added. */
const WISHED = `
  wished as (
    select variant.id, product.name, variant.size, variant.type, variant.price,
      (select jsonb_build_object('slug', slug, 'name', name, 'swatch', swatch, 'translations', translations)
       from product_colors where product_id = variant.product_id and id = variant.color_id) as color
    from variants variant join products product on product.id = variant.product_id
    where variant.id = $2 and product.listed and variant.stock >= $3
    for key share of variant)`

/** The new line, in the cart that `held` returns. */
const ADDED = `
  added as (
    insert into cart_lines (cart_id, variant_id, name, color, size, type, quantity, seen_price)
    select held.id, wished.id, name, color, size, type, $3, coalesce($4, price) from held, wished
    on conflict do nothing
    returning 1)`

/**
 * Adds a line to the shopper's cart in one statement, where nothing has to be decided: the cart exists and has room, it
 * has no line of this variant, and there are enough pieces.
 *
 * A concurrent change of the cart makes the row newer than the version that was read, so that nothing is added: the
 * statement has counted the lines before that change.
 */
export async function addToOwnCart(
  db: Db,
  shopper: Shopper,
  line: PlainLine,
): Promise<{ hasCart: boolean; isAdded: boolean }> {
  const text = `
    with own as (select id, xmin as version from carts where ${ownerColumn[shopper.kind]} = $1),
    ${WISHED},
    held as (
      update carts set touched_at = now(), changed_at = now()
      from own, wished
      where carts.id = own.id and carts.xmin = own.version
        and (select count(*) from cart_lines where cart_id = own.id) < ${MAX_CART_LINES}
        and not exists (select from cart_lines where cart_id = own.id and variant_id = wished.id and not is_saved)
      returning carts.id),
    ${ADDED}
    select exists (select from own) as "hasCart", exists (select from added) as "isAdded"`
  return onlyRow(await runNamed(db, `cart_add_${shopper.kind}`, text, valuesOf(shopper, line)))
}

/** Makes a guest's cart with its first line in one statement. Does nothing if there is a cart, or not enough pieces. */
export async function addToNewCart(db: Db, guest: Shopper & { kind: 'guest' }, line: PlainLine): Promise<boolean> {
  const text = `
    with ${WISHED},
    held as (
      insert into carts (guest_key) select $1 from wished
      on conflict do nothing
      returning id),
    ${ADDED}
    select exists (select from added) as "isAdded"`
  const row = onlyRow(await runNamed<{ isAdded: boolean }>(db, 'cart_begin', text, valuesOf(guest, line)))
  return row.isAdded
}

function valuesOf({ key }: Shopper, { variantId, quantity, shownPrice }: PlainLine): unknown[] {
  return [key, variantId, quantity, shownPrice ?? null]
}
