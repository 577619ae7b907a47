/** Loaded into a process, simulates a full disk while the file named by FULL_DISK exists: no file can grow. */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const { writeSync } = fs;

fs.writeSync = ((fd: number, data: unknown, ...rest: unknown[]) => {
  if (ArrayBuffer.isView(data) && grows(fd, data, rest as number[]) && fs.existsSync(process.env['FULL_DISK']!))
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', errno: -28 });
  return writeSync(fd, data as never, ...(rest as []));
}) as typeof fs.writeSync;
syncBuiltinESMExports();

function grows(fd: number, data: ArrayBufferView, [offset = 0, length = data.byteLength - offset, position]: number[]) {
  const file = fs.fstatSync(fd);
  return file.isFile() && (position === undefined || position + length > file.size);
}
