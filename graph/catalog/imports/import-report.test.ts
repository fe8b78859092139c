import { afterAll, beforeAll, expect, test } from 'vitest';
import { importFile } from '../../proof/testing/importing.ts';
import {
  ImportPicturesDocument,
  RetryImportPicturesDocument,
} from '../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { ImportedPicture } from './pictures/imported-picture.entity.ts';

let shop: TestShop;
let admin: TestClient;
beforeAll(async () => {
  shop = await testShop();
  admin = await shop.admin();
});
afterAll(() => shop?.close());

const HEADER =
  'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Qty,Variant Price,Image Src';
const shopify = (...rows: string[]) => [HEADER, ...rows, ''].join('\n');

test('errors and warnings name their row, with the product and its SKU, options or slug', async () => {
  const { errors, warnings } = await importFile(
    shop,
    admin,
    shopify(
      'shirt,Linen shirt,Size,S,LS-S,-2,49,',
      'shirt,,,M,LS-M,1,49,',
      'coat,Coat,Size,S,C-S,1,ten,',
      'coat,,,M,,1,90,',
      '"rug,Rug,Title,Default Title,R-1,1,5,',
      'hat,Hat,Title,Default Title,,1,x,',
    ),
  );
  expect(warnings.map(({ row, item }) => [row, item])).toEqual([[2, 'Linen shirt (LS-S)']]);
  expect(errors.map(({ row, item }) => [row, item])).toEqual([
    [4, 'Coat (C-S)'],
    [5, 'Coat (M)'],
    [6, 'rug, Rug, Title'],
    [7, 'Hat (hat)'],
  ]);
  const own = await importFile(shop, admin, 'SKU,Price\nLS-S,ten\n');
  expect(own.errors).toMatchObject([{ row: 2, item: 'Linen shirt (LS-S)' }]);
  const orphan = 'ID,Type,SKU,Name,Published,Regular price,Parent\n1,variation,X-1,Lost,1,5,GONE\n';
  expect((await importFile(shop, admin, orphan)).errors).toMatchObject([{ row: 2, item: 'Lost, X-1' }]);
});

const pictures = async (id: string) => (await admin.must(ImportPicturesDocument, { id })).import.pictures;

test('addresses of pictures that cannot be reached failed, with their product and reason, and are not tried again', async () => {
  const { id } = await importFile(
    shop,
    admin,
    shopify(
      'mug,Mug,Title,Default Title,M-1,1,5,https://shop.invalid/mug.jpg',
      'mug,,,,,,,/wp-content/uploads/mug.jpg',
      'mug,,,,,,,https://cdn.example.com/mug.jpg',
    ),
  );
  const { failures, ...counts } = await pictures(id);
  expect(counts).toMatchObject({ total: 3, waiting: 1, failed: 2, retryable: 0 });
  expect(failures).toMatchObject([
    {
      productName: 'Mug',
      address: 'https://shop.invalid/mug.jpg',
      reason: 'INWARD_ADDRESS',
      isTriedAgain: false,
    },
    { productName: 'Mug', address: '/wp-content/uploads/mug.jpg', reason: 'BAD_ADDRESS' },
  ]);
  const again = await admin.execute(RetryImportPicturesDocument, { input: { importId: id } });
  expect(again.code).toBe('CONFLICT');
  // One that waits for another attempt is named as well.
  await shop.em().nativeUpdate(ImportedPicture, { import: id, state: 'pending' }, { failure: 'unreachable' });
  expect((await pictures(id)).failures).toContainEqual(
    expect.objectContaining({ reason: 'UNREACHABLE', isTriedAgain: true }),
  );
});

test('the report has errors, warnings and pictures in a file that no spreadsheet computes', async () => {
  const { reportPath } = await importFile(
    shop,
    admin,
    shopify('pot,=Pot,Title,Default Title,P-1,-1,5,pot.jpg', 'pan,Pan,Title,Default Title,P-2,1,ten,'),
  );
  const lines = (await (await admin.fetch(reportPath)).text()).replace('\ufeff', '').trim().split('\n');
  expect(lines).toEqual([
    'Kind,Row,Product,Column or address,What is wrong',
    expect.stringMatching(/^Error,3,Pan \(P-2\),Price,"Price is ""ten""\./),
    expect.stringMatching(/^Warning,2,'=Pot \(P-1\),Stock,The stock is -1 in the file/),
    expect.stringMatching(/^Picture,,'=Pot,pot\.jpg,"?It has or led to an address that is no whole one/),
  ]);
  expect((await shop.guest().fetch(reportPath)).status).toBe(401);
  expect((await (await shop.staff('ORDERS')).fetch(reportPath)).status).toBe(403);
});
