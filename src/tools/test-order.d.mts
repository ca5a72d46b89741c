import type { TestSequencer, TestSpecification } from 'vitest/node';

/** Long files first, those that want a page last. */
export declare class TestOrder implements TestSequencer {
  shard(files: TestSpecification[]): TestSpecification[];
  sort(files: TestSpecification[]): TestSpecification[];
}
