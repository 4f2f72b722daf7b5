/* A power cut, emulated: preloaded into a server, this keeps what it writes to certain files in memory until it
 * asks for them to be synced. Whoever kills the process cuts the power: what wasn't synced by then is gone.
 *
 * kill -9 alone doesn't show that, because what a process wrote stays in the kernel and reaches the disk later.
 *
 * POWER_CUT_FILE is the path of a SQLite database; its log ("-wal") and journal ("-journal") are held likewise. Its
 * "-shm" file is left alone: it is memory shared between connections, rebuilt at the next start, and no promise
 * rests on it.
 *
 * Each file gets a shadow in memory, in which all reads and writes of the process take place. A sync copies what
 * has changed to the file itself. As real disks do, some writes reach the file early, and only in part.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <unistd.h>

#define FILES 1024
#define DESCRIPTORS 65536
#define SECTOR 512
#define EARLY 7 /* every so-manieth write begins to reach the disk before it is synced */

struct range {
    off64_t from, to;
};

struct shadow {
    dev_t device;
    ino64_t inode;
    int memory; /* a file in memory with what the process believes to have written */
    struct range *changed;
    size_t changes, room;
    int used;
};

static struct shadow shadows[FILES];
static struct shadow *shadow_of[DESCRIPTORS];
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static unsigned long writes_so_far;
static pid_t server;

#define REAL(result, name, ...)                                                                                   \
    static result (*real_##name)(__VA_ARGS__);                                                                    \
    static void find_##name(void) { *(void **)&real_##name = dlsym(RTLD_NEXT, #name); }

REAL(int, open64, const char *, int, ...)
REAL(int, openat64, int, const char *, int, ...)
REAL(int, close, int)
REAL(int, unlink, const char *)
REAL(ssize_t, pread64, int, void *, size_t, off64_t)
REAL(ssize_t, pwrite64, int, const void *, size_t, off64_t)
REAL(ssize_t, read, int, void *, size_t)
REAL(ssize_t, write, int, const void *, size_t)
REAL(ssize_t, writev, int, const struct iovec *, int)
REAL(off64_t, lseek64, int, off64_t, int)
REAL(int, ftruncate64, int, off64_t)
REAL(int, posix_fallocate64, int, off64_t, off64_t)
REAL(int, fsync, int)
REAL(int, fdatasync, int)
REAL(void *, mmap64, void *, size_t, int, int, int, off64_t)
REAL(int, stat64, const char *, struct stat64 *)
REAL(int, lstat64, const char *, struct stat64 *)
REAL(int, fstat64, int, struct stat64 *)

__attribute__((constructor)) static void find_all(void)
{
    if (real_open64)
        return;
    server = getpid();
    find_openat64(), find_close(), find_unlink(), find_pread64(), find_pwrite64(), find_read(), find_write();
    find_writev(), find_lseek64(), find_ftruncate64(), find_posix_fallocate64(), find_fsync(), find_fdatasync();
    find_mmap64(), find_stat64(), find_lstat64(), find_fstat64(), find_open64();
}

static void give_up(const char *why)
{
    real_write(2, why, strlen(why));
    _exit(97);
}

static int is_held(const char *path)
{
    const char *database = getenv("POWER_CUT_FILE");
    if (!database || !*database || !path || strncmp(path, database, strlen(database)) != 0)
        return 0;
    const char *rest = path + strlen(database);
    return !*rest || strcmp(rest, "-wal") == 0 || strcmp(rest, "-journal") == 0;
}

static struct shadow *find_shadow(dev_t device, ino64_t inode)
{
    for (int i = 0; i < FILES; i++)
        if (shadows[i].used && shadows[i].device == device && shadows[i].inode == inode)
            return &shadows[i];
    return NULL;
}

static void note_change(struct shadow *shadow, off64_t from, off64_t to)
{
    if (from >= to)
        return;
    if (shadow->changes == shadow->room) {
        shadow->room = shadow->room ? 2 * shadow->room : 64;
        shadow->changed = realloc(shadow->changed, shadow->room * sizeof *shadow->changed);
        if (!shadow->changed)
            give_up("power cut: no memory left\n");
    }
    shadow->changed[shadow->changes++] = (struct range){from, to};
}

static void copy(int source, int target, off64_t from, off64_t to)
{
    char part[65536];
    while (from < to) {
        size_t wanted = to - from < (off64_t)sizeof part ? (size_t)(to - from) : sizeof part;
        ssize_t got = real_pread64(source, part, wanted, from);
        if (got <= 0)
            return;
        if (real_pwrite64(target, part, got, from) != got)
            give_up("power cut: the file can't be written\n");
        from += got;
    }
}

static struct shadow *cast_shadow(int file)
{
    struct stat64 about;
    struct shadow *shadow;
    if (real_fstat64(file, &about) != 0)
        return NULL;
    shadow = find_shadow(about.st_dev, about.st_ino);
    for (int i = 0; !shadow && i < FILES; i++)
        if (!shadows[i].used)
            shadow = &shadows[i];
    if (!shadow)
        give_up("power cut: more files than expected\n");
    if (!shadow->used) {
        *shadow = (struct shadow){.device = about.st_dev, .inode = about.st_ino, .used = 1};
        shadow->memory = memfd_create("power-cut", MFD_CLOEXEC);
        if (shadow->memory < 0)
            give_up("power cut: no file in memory to be had\n");
        copy(file, shadow->memory, 0, about.st_size);
    }
    return shadow;
}

static int opened(int file, const char *path, int flags)
{
    if (file < 0 || !is_held(path))
        return file;
    if (file >= DESCRIPTORS || (flags & O_ACCMODE) == O_WRONLY)
        give_up("power cut: a file is opened in a way not expected\n");
    pthread_mutex_lock(&lock);
    shadow_of[file] = cast_shadow(file);
    if (shadow_of[file] && (flags & O_TRUNC)) {
        struct stat64 about;
        real_fstat64(shadow_of[file]->memory, &about);
        note_change(shadow_of[file], 0, about.st_size);
        real_ftruncate64(shadow_of[file]->memory, 0);
    }
    pthread_mutex_unlock(&lock);
    return file;
}

static struct shadow *held(int file)
{
    find_all();
    return file >= 0 && file < DESCRIPTORS ? shadow_of[file] : NULL;
}

/* What the process calls in place of the C library. */

static int open_it(const char *path, int flags, mode_t mode)
{
    find_all();
    return opened(real_open64(path, flags, mode), path, flags);
}

static mode_t mode_of(int flags, va_list rest)
{
    return flags & (O_CREAT | O_TMPFILE) ? va_arg(rest, mode_t) : 0;
}

int open64(const char *path, int flags, ...)
{
    va_list rest;
    va_start(rest, flags);
    mode_t mode = mode_of(flags, rest);
    va_end(rest);
    return open_it(path, flags, mode);
}

int open(const char *path, int flags, ...)
{
    va_list rest;
    va_start(rest, flags);
    mode_t mode = mode_of(flags, rest);
    va_end(rest);
    return open_it(path, flags, mode);
}

int openat64(int folder, const char *path, int flags, ...)
{
    va_list rest;
    va_start(rest, flags);
    mode_t mode = mode_of(flags, rest);
    va_end(rest);
    find_all();
    return opened(real_openat64(folder, path, flags, mode), path, flags);
}

int close(int file)
{
    /* A child just made by vfork closes its files, too, in the memory it still shares with us. */
    if (held(file) && getpid() == server) {
        pthread_mutex_lock(&lock);
        shadow_of[file] = NULL; /* the shadow stays: what a closed file holds isn't on the disk yet either */
        pthread_mutex_unlock(&lock);
    }
    return real_close(file);
}

int unlink(const char *path)
{
    struct stat64 about;
    find_all();
    if (is_held(path) && real_stat64(path, &about) == 0) {
        pthread_mutex_lock(&lock);
        struct shadow *shadow = find_shadow(about.st_dev, about.st_ino);
        if (shadow) { /* forget its number, which the file system may give to another file */
            shadow->device = 0;
            shadow->inode = 0;
        }
        pthread_mutex_unlock(&lock);
    }
    return real_unlink(path);
}

ssize_t pread64(int file, void *into, size_t size, off64_t from)
{
    struct shadow *shadow = held(file);
    return real_pread64(shadow ? shadow->memory : file, into, size, from);
}

ssize_t read(int file, void *into, size_t size)
{
    struct shadow *shadow = held(file);
    if (!shadow)
        return real_read(file, into, size);
    ssize_t got = real_pread64(shadow->memory, into, size, real_lseek64(file, 0, SEEK_CUR));
    if (got > 0)
        real_lseek64(file, got, SEEK_CUR);
    return got;
}

ssize_t pwrite64(int file, const void *data, size_t size, off64_t from)
{
    struct shadow *shadow = held(file);
    if (!shadow)
        return real_pwrite64(file, data, size, from);
    pthread_mutex_lock(&lock);
    ssize_t done = real_pwrite64(shadow->memory, data, size, from);
    if (done > 0) {
        note_change(shadow, from, from + done);
        if (++writes_so_far % EARLY == 0 && done >= 2 * SECTOR)
            real_pwrite64(file, data, done / 2 / SECTOR * SECTOR, from);
    }
    pthread_mutex_unlock(&lock);
    return done;
}

ssize_t write(int file, const void *data, size_t size)
{
    if (!held(file))
        return real_write(file, data, size);
    ssize_t done = pwrite64(file, data, size, real_lseek64(file, 0, SEEK_CUR));
    if (done > 0)
        real_lseek64(file, done, SEEK_CUR);
    return done;
}

ssize_t writev(int file, const struct iovec *parts, int count)
{
    if (!held(file))
        return real_writev(file, parts, count);
    ssize_t all = 0;
    for (int i = 0; i < count; i++) {
        ssize_t done = write(file, parts[i].iov_base, parts[i].iov_len);
        if (done < 0)
            return all ? all : done;
        all += done;
    }
    return all;
}

int ftruncate64(int file, off64_t size)
{
    struct shadow *shadow = held(file);
    struct stat64 about;
    if (!shadow)
        return real_ftruncate64(file, size);
    pthread_mutex_lock(&lock);
    real_fstat64(shadow->memory, &about);
    int result = real_ftruncate64(shadow->memory, size);
    note_change(shadow, size, about.st_size);
    pthread_mutex_unlock(&lock);
    return result;
}

int posix_fallocate64(int file, off64_t from, off64_t size)
{
    struct shadow *shadow = held(file);
    return real_posix_fallocate64(shadow ? shadow->memory : file, from, size);
}

void *mmap64(void *where, size_t size, int protection, int flags, int file, off64_t from)
{
    struct shadow *shadow = held(file);
    if (shadow && (protection & PROT_WRITE) && (flags & MAP_SHARED))
        give_up("power cut: a file is written in a way not expected\n");
    return real_mmap64(where, size, protection, flags, shadow ? shadow->memory : file, from);
}

static int sync_it(int file, struct shadow *shadow)
{
    struct stat64 about;
    pthread_mutex_lock(&lock);
    real_fstat64(shadow->memory, &about);
    for (size_t i = 0; i < shadow->changes; i++) {
        struct range *range = &shadow->changed[i];
        copy(shadow->memory, file, range->from, range->to < about.st_size ? range->to : about.st_size);
    }
    shadow->changes = 0;
    int result = real_ftruncate64(file, about.st_size);
    pthread_mutex_unlock(&lock);
    return result;
}

int fsync(int file)
{
    struct shadow *shadow = held(file);
    return shadow ? sync_it(file, shadow) : real_fsync(file);
}

int fdatasync(int file)
{
    struct shadow *shadow = held(file);
    return shadow ? sync_it(file, shadow) : real_fdatasync(file);
}

static int with_size(int result, struct stat64 *about)
{
    struct stat64 memory;
    if (result == 0) {
        pthread_mutex_lock(&lock);
        struct shadow *shadow = find_shadow(about->st_dev, about->st_ino);
        if (shadow && real_fstat64(shadow->memory, &memory) == 0)
            about->st_size = memory.st_size;
        pthread_mutex_unlock(&lock);
    }
    return result;
}

int stat64(const char *path, struct stat64 *about)
{
    find_all();
    return with_size(real_stat64(path, about), about);
}

int lstat64(const char *path, struct stat64 *about)
{
    find_all();
    return with_size(real_lstat64(path, about), about);
}

int fstat64(int file, struct stat64 *about)
{
    find_all();
    return with_size(real_fstat64(file, about), about);
}

/* Where a file offset has 64 bits anyway, the names without 64 mean the same. */

ssize_t pread(int file, void *into, size_t size, off_t from) { return pread64(file, into, size, from); }
ssize_t pwrite(int file, const void *data, size_t size, off_t from) { return pwrite64(file, data, size, from); }
int ftruncate(int file, off_t size) { return ftruncate64(file, size); }
int posix_fallocate(int file, off_t from, off_t size) { return posix_fallocate64(file, from, size); }

void *mmap(void *where, size_t size, int protection, int flags, int file, off_t from)
{
    return mmap64(where, size, protection, flags, file, from);
}

int openat(int folder, const char *path, int flags, ...)
{
    va_list rest;
    va_start(rest, flags);
    mode_t mode = mode_of(flags, rest);
    va_end(rest);
    return openat64(folder, path, flags, mode);
}

int stat(const char *path, struct stat *about) { return stat64(path, (struct stat64 *)about); }
int lstat(const char *path, struct stat *about) { return lstat64(path, (struct stat64 *)about); }
int fstat(int file, struct stat *about) { return fstat64(file, (struct stat64 *)about); }
