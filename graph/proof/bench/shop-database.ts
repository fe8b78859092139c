import { type Bench, step } from './bench-run.ts';
import { type Dataset, datasetOf } from './dataset.ts';
import { loadDatabase, run } from './load-database.ts';
import { startShop } from './servers.ts';

/** A shop's database and what is in it. */
export interface ShopDatabase {
  url: string;
  dataset: Dataset;
}

/** Makes the database of a shop with so many products. */
export async function makeShop({ postgres, folder, orders }: Bench, products: number): Promise<ShopDatabase> {
  const url = new URL(postgres.url);
  url.pathname = `shop_${products}`;
  await run(postgres.url, [`create database shop_${products}`]);
  const dataset = datasetOf(products, orders);
  await step(`a shop of ${products} products`, async () => {
    // Its first start makes the tables.
    await (await startShop(folder, { DATABASE_URL: url.href })).stop();
    await loadDatabase(url.href, dataset);
  });
  return { url: url.href, dataset };
}
